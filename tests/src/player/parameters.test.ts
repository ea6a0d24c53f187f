import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  condition,
  declareParameters,
  defaultSettings,
  formatSettings,
  type ParameterSpec,
  parseSettings,
  settled,
  validateSettings,
} from "../../../src/player/parameters.ts";

const specs = declareParameters([
  {
    name: "epsilon",
    type: "float",
    range: [0, 1],
    scale: "linear",
    default: 0.1,
    meaning: "Share of games that explore.",
  },
  {
    name: "reserve",
    type: "int",
    range: [1, 1000],
    scale: "log",
    default: 200,
    meaning: "Dollars never spent on a deed.",
  },
  {
    name: "policy",
    type: "choice",
    choices: ["katgpt", "ucb1"],
    default: "katgpt",
    meaning: "How an arm is picked.",
  },
  { name: "trades", type: "boolean", default: true, meaning: "Whether it proposes trades." },
]);

describe("settings of a player", () => {
  it("are the defaults when nothing is given", () => {
    const expected = { epsilon: 0.1, reserve: 200, policy: "katgpt", trades: true };
    expect(defaultSettings(specs)).toEqual(expected);
    expect(parseSettings(specs, "")).toEqual(expected);
    expect(validateSettings(specs, {})).toEqual(expected);
  });

  it("are read from the command line by name, in any order", () => {
    const settings = parseSettings(specs, "trades=false, policy=ucb1,epsilon=5e-2");
    expect(settings).toEqual({ epsilon: 0.05, reserve: 200, policy: "ucb1", trades: false });
    expect(Object.keys(settings)).toEqual(["epsilon", "reserve", "policy", "trades"]);
  });

  it("carry their types", () => {
    const settings = defaultSettings(specs);
    expectTypeOf(settings.epsilon).toEqualTypeOf<number>();
    expectTypeOf(settings.policy).toEqualTypeOf<"katgpt" | "ucb1">();
    expectTypeOf(settings.trades).toEqualTypeOf<boolean>();
  });

  it("survive being written and read", () => {
    const any = fc.record({
      epsilon: fc.double({ min: 0, max: 1, noNaN: true }),
      reserve: fc.integer({ min: 1, max: 1000 }),
      policy: fc.constantFrom("katgpt", "ucb1"),
      trades: fc.boolean(),
    });
    fc.assert(
      fc.property(any, (given) => {
        const settings = validateSettings(specs, given);
        expect(parseSettings(specs, formatSettings(specs, settings))).toEqual(settings);
      }),
    );
  });

  it.each([
    ["epsilom=0.1", 'unknown parameter "epsilom"; did you mean "epsilon"?'],
    ["zzz=1", 'unknown parameter "zzz"; expected one of epsilon, reserve, policy, trades'],
    ["epsilon=2", "parameter epsilon=2: expected a number from 0 to 1"],
    ["epsilon=", "parameter epsilon=: expected a number from 0 to 1"],
    ["epsilon=0x1", "parameter epsilon=0x1: expected a number from 0 to 1"],
    ["epsilon=NaN", "parameter epsilon=NaN: expected a number from 0 to 1"],
    ["reserve=1.5", "parameter reserve=1.5: expected a whole number from 1 to 1000"],
    ["policy=ucb", 'parameter policy=ucb: expected one of katgpt, ucb1; did you mean "ucb1"?'],
    ["trades=yes", "parameter trades=yes: expected true or false"],
    ["epsilon", '"epsilon": expected name=value, as in epsilon=0.1'],
    ["epsilon=0.1,", '"": expected name=value, as in epsilon=0.1'],
    [
      "epsilon=0.1:policy=ucb1",
      '"epsilon=0.1:policy=ucb1": settings are separated by commas, as in epsilon=0.1,policy=ucb1',
    ],
    ["epsilon=0.1,epsilon=0.2", 'parameter "epsilon" is given twice: give it once'],
  ])("are refused in one line when written %s", (text, message) => {
    expect(() => parseSettings(specs, text)).toThrow(new Error(message));
  });

  it("are refused when a record holds the right name with the wrong kind", () => {
    expect(() => validateSettings(specs, { epsilon: "0.1" })).toThrow(
      'parameter epsilon="0.1": expected a number from 0 to 1',
    );
    expect(() => validateSettings(specs, { trades: undefined })).toThrow(
      "parameter trades=undefined: expected true or false",
    );
    expect(() => validateSettings(specs, JSON.parse('{"__proto__": 1}'))).toThrow(
      'unknown parameter "__proto__"',
    );
  });
});

describe("a parameter that counts beside certain values of another", () => {
  const width = {
    name: "width",
    type: "float",
    range: [0, 4],
    scale: "linear",
    default: 1,
    meaning: "",
  } as const;
  const conditional = declareParameters([...specs, { ...width, when: { policy: ["ucb1"] } }]);

  it("is taken where it counts", () => {
    expect(parseSettings(conditional, "width=2,policy=ucb1")).toMatchObject({ width: 2, policy: "ucb1" });
  });

  it("is refused where it would change nothing, by name and with what it takes", () => {
    const message = "parameter width=2: only counts with policy=ucb1";
    expect(() => parseSettings(conditional, "width=2")).toThrow(new Error(message));
    expect(() => validateSettings(conditional, { width: 2, policy: "katgpt" })).toThrow(new Error(message));
  });

  it("has its default where somebody settles settings that were drawn one by one", () => {
    const drawn = { epsilon: 0.2, reserve: 5, trades: false, width: 3 };
    expect(settled(conditional, { ...drawn, policy: "katgpt" })).toEqual({
      ...drawn,
      policy: "katgpt",
      width: 1,
    });
    expect(settled(conditional, { ...drawn, policy: "ucb1" })).toMatchObject({ width: 3 });
  });

  it("says where it counts in words", () => {
    expect(condition({ ...width, when: { policy: ["softmax", "ucb1", "exp3"] } })).toBe(
      "policy=softmax, ucb1 or exp3",
    );
    expect(condition(width)).toBe("");
  });
});

describe("a declaration", () => {
  const float = { type: "float", range: [0, 1], scale: "linear", default: 0.5, meaning: "" } as const;
  const bad: readonly [ParameterSpec[], string][] = [
    [[{ ...float, name: "a b" }], 'parameter "a b" needs a name of letters, digits, - and .'],
    [
      [
        { ...float, name: "a" },
        { ...float, name: "a" },
      ],
      'parameter "a" is declared twice',
    ],
    [[{ ...float, name: "a", range: [1, 0] }], 'parameter "a" has no range from 1 to 0'],
    [
      [{ ...float, name: "a", scale: "log" }],
      'parameter "a" is on a log scale, so its range cannot begin at 0',
    ],
    [[{ ...float, name: "a", default: 2 }], 'parameter "a" has default 2, expected a number from 0 to 1'],
    [[{ ...float, name: "a", type: "int", range: [0, 1.5] }], 'parameter "a" needs whole bounds'],
    [
      [{ name: "a", type: "choice", choices: ["x", "x"], default: "x", meaning: "" }],
      'parameter "a" needs at least two different choices',
    ],
    [
      [{ ...float, name: "a", when: { b: [true] } }],
      'parameter "a" counts by b, which is not declared before it',
    ],
    ...[
      { values: [], told: "by no value of x" },
      ...[true, 1.5, "nope"].map((odd) => ({
        values: [0, odd],
        told: `with x=${odd}, which x cannot be: expected a number from 0 to 1`,
      })),
    ].map(({ values, told }): (typeof bad)[number] => [
      [
        { ...float, name: "x" },
        { ...float, name: "a", when: { x: values } },
      ],
      `parameter "a" counts ${told}`,
    ]),
  ];
  it.each(bad)("is refused by name", (declaration, message) => {
    expect(() => declareParameters(declaration)).toThrow(new Error(message));
  });
});

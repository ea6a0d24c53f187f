import { describe, expect, it } from "vitest";
import { hlParameters, readSettings } from "../../../../arena/players/hl/parameters.ts";
import { STRATEGIES } from "../../../../arena/players/hl/strategies.ts";
import { parseEntrant } from "../../../../arena/players/registry.ts";
import { parseSettings } from "../../../../src/player/parameters.ts";

const read = (text: string) => readSettings(parseSettings(hlParameters(), text));

describe("the settings of HL", () => {
  it("are the five strategies as they are written, when nothing is set", () => {
    expect(read("").strategies).toEqual(STRATEGIES);
  });

  it("change one number of one strategy by its name", () => {
    const { strategies } = read("aggressive.ambition=0.9,survival.mortgageTo=2");
    const named = (name: string) => strategies.find((strategy) => strategy.name === name);
    expect(named("Aggressive")).toEqual({
      ...STRATEGIES.find(({ name }) => name === "Aggressive"),
      ambition: 0.9,
    });
    expect(named("Survival")).toMatchObject({ mortgageTo: 2 });
    expect(named("Expansion")).toEqual(STRATEGIES[0]);
  });

  it("give the bandit what its policy takes, and refuse what it does not", () => {
    expect(read("policy=ucb1,width=1").given).toMatchObject({ width: 1 });
    expect(() => read("width=1")).toThrow(/^parameter width=1: only counts with policy=ucb1$/);
  });

  it("explore by epsilon for any policy, and by that alone where the policy has one", () => {
    expect(read("policy=thompson,epsilon=0.05")).toMatchObject({ epsilon: 0.05, policy: "thompson" });
    expect(read("policy=epsilon-greedy,epsilon=0.05").given).toMatchObject({ epsilon: 0 });
  });

  it("are named in the player's id only where they differ", () => {
    expect(parseEntrant("hl:epsilon=0.05,policy=thompson,floor=50").id).toBe(
      "hl:policy=thompson,epsilon=0.05",
    );
  });
});

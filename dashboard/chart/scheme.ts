import { useEffect, useState } from "preact/hooks";

/** The colours of the page's scheme, as a canvas needs them. */
export interface Scheme {
  readonly dark: boolean;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly surface: string;
  readonly par: string;
  readonly heatLow: string;
  readonly heatHigh: string;
  readonly font: string;
}

const DARK = "(prefers-color-scheme: dark)";
/** Paper has a scheme of its own, whatever the screen's. */
const MEDIA = [DARK, "print"];

function readScheme(): Scheme {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    dark: matchMedia(DARK).matches,
    ink: of("ink"),
    inkSoft: of("ink-soft"),
    line: of("line-soft"),
    surface: of("surface"),
    par: of("par"),
    heatLow: of("heat-low"),
    heatHigh: of("heat-high"),
    font: of("font"),
  };
}

/** The scheme, and again when the reader changes it. */
export function useScheme(): Scheme {
  const [scheme, setScheme] = useState(readScheme);
  useEffect(() => {
    const queries = MEDIA.map((media) => matchMedia(media));
    const read = (): void => setScheme(readScheme());
    for (const query of queries) query.addEventListener("change", read);
    return () => {
      for (const query of queries) query.removeEventListener("change", read);
    };
  }, []);
  return scheme;
}

/** A colour of `#rrggbb` between two others; 0 is the first. */
export function mix(low: string, high: string, share: number): string {
  const part = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const between = [1, 3, 5].map((at) => {
    const [a, b] = [part(low, at), part(high, at)];
    return Math.round(a + (b - a) * Math.min(1, Math.max(0, share)));
  });
  return `#${between.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}

/** Black or white, whichever can be read on the colour (WCAG relative luminance). */
export function inkOn(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? "#000000" : "#ffffff";
}

/** The colour at that opacity. */
export function faded(colour: string, opacity: number): string {
  return `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, "0")}`;
}

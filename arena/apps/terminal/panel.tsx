import { Box, Text } from "ink";
import { createElement, type ReactElement, type ReactNode } from "react";
import type { Line } from "./canvas.ts";
import type { Size } from "./layout.ts";

interface PanelProps {
  readonly size: Size;
  readonly title: string;
  readonly colour: boolean;
  readonly children: readonly Line[];
}

/** Lines in a frame with a title. */
export function Panel({ size, title, colour, children }: PanelProps): ReactElement {
  const { columns, rows } = size;
  const lid = `┌─ ${title} ${"─".repeat(Math.max(0, columns - title.length - 5))}┐`;
  const text = (...parts: readonly ReactNode[]) => createElement(Text, { wrap: "truncate" }, ...parts);
  const spans = (line: Line) =>
    line.map(({ text: words, colour: hue, bold = false, inverse = false }) =>
      createElement(Text, { bold, inverse, ...(colour && hue !== undefined ? { color: hue } : {}) }, words),
    );
  // Rows are known by their place alone, so they are passed as children one by one.
  return createElement(
    Box,
    { flexDirection: "column", width: columns, height: rows },
    text(lid),
    ...children.map((line) => text("│", ...spans(line), "│")),
    text(`└${"─".repeat(columns - 2)}┘`),
  );
}

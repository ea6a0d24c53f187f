import { useAnswer } from "./source.ts";

/** Makes a line to be typed, from a command without its prefix: the program and the store are those of the dashboard. */
export function useCommand(): (command: string) => string {
  const answer = useAnswer("/api/command-line");
  const { prefix, suffix } = answer.state === "ready" ? answer.value : { prefix: "arena", suffix: "" };
  return (command) => `${prefix} ${command}${suffix}`;
}

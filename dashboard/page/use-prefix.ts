import { useAnswer } from "./source.ts";

/** Prefix for shown commands: the one that started the dashboard, `arena` on a page that is a file. */
export function usePrefix(): string {
  const answer = useAnswer("/api/program");
  return answer.state === "ready" ? answer.value.program : "arena";
}

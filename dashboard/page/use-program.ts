import { useAnswer } from "./source.ts";

/** How a command line begins here: as the dashboard's own did; `arena` on a page that stands by itself. */
export function useProgram(): string {
  const answer = useAnswer<{ readonly program: string }>("/api/program");
  return answer.state === "ready" ? answer.value.program : "arena";
}

/** The headings of `--help`, in the order in which the long commands show them. */
export const GROUP = {
  who: "Who plays",
  what: "What is played",
  counting: "How it is counted",
  search: "What is searched",
  machine: "How it is run",
  output: "What is kept",
  general: "General",
} as const;

import type { Group } from "./figure.ts";

/** Loaded by the process that measures them: none carries the memory of another. */
export const groups: Readonly<Record<string, () => Promise<Group>>> = {
  newsletter: async () => (await import("./newsletter.bench.ts")).newsletter,
  lists: async () => (await import("./lists.bench.ts")).lists,
  directory: async () => (await import("./directory.bench.ts")).directory,
  import: async () => (await import("./import.bench.ts")).imports,
  search: async () => (await import("./search.bench.ts")).search,
  requests: async () => (await import("./requests.bench.ts")).requests,
  "sign-in": async () => (await import("./sign-in.bench.ts")).signIn,
  "cold-start": async () => (await import("./cold-start.bench.ts")).coldStart,
  start: async () => (await import("./start.bench.ts")).start,
  page: async () => (await import("./page.bench.ts")).page,
};

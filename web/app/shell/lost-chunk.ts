import { doubtServer } from "../client/server-reach.ts";

const lost = new WeakSet<Error>();

window.addEventListener("vite:preloadError", ({ payload }) => {
  lost.add(payload);
  doubtServer();
});

/** Code of a page that could not be loaded: the line is broken, or a deployment has removed it. */
export const isLostChunk = (error: unknown): boolean => error instanceof Error && lost.has(error);

import { builtinEnvironments, type Environment } from "vitest/runtime";

/** What a browser has stored for who used it. */
export const forgetVisitor = () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
    document.cookie = `${cookie}; max-age=0; path=/`;
  }
};

/** What a test file may leave behind in it. */
const empty = () => {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  forgetVisitor();
};

/** One window for all files of a worker: making one takes a quarter of what the pages' tests take. */
export default {
  name: "one-window",
  viteEnvironment: "client",
  setup: async (global, options) => {
    if (!("jsdom" in globalThis)) await builtinEnvironments.jsdom.setup(global, options);
    return { teardown: empty };
  },
} satisfies Environment;

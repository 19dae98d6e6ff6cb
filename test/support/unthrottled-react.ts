const { setTimeout: wait } = globalThis;

// React shows what was fetched no sooner than 300 ms after a placeholder, which is most of what a page's test takes.
globalThis.setTimeout = Object.assign((show: () => void) => wait(show), wait);
await import("react-dom/client");
globalThis.setTimeout = wait;

// With neither imports nor exports it would be no module.
export {};

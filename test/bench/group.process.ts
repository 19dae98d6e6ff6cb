import { groups } from "./groups.ts";

/** Measures one group and hands its figures to the process that asked. */
const [name = "", ...options] = process.argv.slice(2);
const load = groups[name];
if (!load) throw new Error(`There is no group ${name}.`);
const measure = await load();
const figures = await measure({
  quick: options.includes("--quick"),
  say: (text) => console.error(`  ${text}`),
});
process.send?.(figures);
process.disconnect?.();

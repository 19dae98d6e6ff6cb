import { parts } from "./parts.ts";

const [name = "", ...options] = process.argv.slice(2);
const part = parts[name];
if (!part) throw new Error(`There is no part ${name}.`);
const measure = await part.load();
const figures = await measure({
  quick: options.includes("--quick"),
  say: (text) => console.error(`  ${text}`),
});
process.send?.(figures);
process.disconnect?.();

import type { Figure } from "./kit/figure.ts";
import { withScope } from "./kit/scope.ts";
import { parts } from "./parts.ts";

const [name = "", ...options] = process.argv.slice(2);
const part = parts[name];
if (!part) throw new Error(`There is no part ${name}.`);
const quick = options.includes("--quick");
const say = (text: string) => console.error(`  ${text}`);
const figures: Figure[] = [];
for (const measure of await part.load())
  figures.push(...(await withScope((scope) => measure({ quick, say, scope }))));
process.send?.(figures);
process.disconnect?.();

import type { Part } from "./kit/figure.ts";
import { withScope } from "./kit/scope.ts";

const [name = "", ...options] = process.argv.slice(2);
const { part } = (await import(`./parts/${name}.bench.ts`)) as { part: Part }; // as each of them does
const quick = options.includes("--quick");
const say = (text: string) => console.error(`  ${text}`);
process.send?.(await withScope((scope) => part({ quick, say, scope })));
process.disconnect?.();

import { synthesise } from "../local/build/synthesise.ts";
import { messageOf } from "../local/error-message.ts";
import { loadAssembly } from "../local/template/assembly.ts";
import { costOf, totalOf } from "./month.ts";
import { readMonth } from "./read-month.ts";

const row = (name: string, amount: string, dollars: number) =>
  `${name.padEnd(32)}${amount.padStart(16)}${dollars.toFixed(2).padStart(10)} $`;

try {
  const month = readMonth(process.argv.slice(2));
  const lines = costOf(loadAssembly(await synthesise()).template, month);
  for (const { name, amount, dollars } of lines) {
    if (amount > 0)
      console.log(row(name, amount.toLocaleString("en", { maximumFractionDigits: 2 }), dollars));
  }
  console.log(row("A month", "", totalOf(lines)));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

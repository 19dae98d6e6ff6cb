import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { bundle } from "../../infra/functions/bundle.ts";
import { loadedWith } from "../bench/parts/bundles.ts";

const functions = resolve(import.meta.dirname, "../../functions");

const bundled = (entry: string) => {
  const output = mkdtempSync(join(tmpdir(), "bundle-"));
  onTestFinished(() => rmSync(output, { recursive: true }));
  bundle(join(functions, entry), [], output);
  return output;
};

it("leaves the dictionaries of passwords out of what signing in loads", () => {
  const output = bundled("login/login.function.ts");
  const hasDictionaries = (name: string) => readFileSync(join(output, name), "utf8").includes("trustno1");

  const atStart = [...loadedWith(output, "index.mjs")];
  const all = readdirSync(output).filter((name) => name.endsWith(".mjs"));

  expect(atStart.filter(hasDictionaries)).toEqual([]);
  expect(all.filter(hasDictionaries)).toHaveLength(1);
});

it("leaves what checks passkeys out of what signing in by password loads", () => {
  const output = bundled("login/login.function.ts");
  const checksPasskeys = (name: string) =>
    readFileSync(join(output, name), "utf8").includes("Unexpected authentication response");

  const atStart = [...loadedWith(output, "index.mjs")];
  const all = readdirSync(output).filter((name) => name.endsWith(".mjs"));

  expect(atStart.filter(checksPasskeys)).toEqual([]);
  expect(all.filter(checksPasskeys)).toHaveLength(1);
});

it("tells where in the sources an error arose, since its own lines are minified", () => {
  const output = bundled("platform/runtime/environment.ts");
  const call = `import { setting } from ${JSON.stringify(pathToFileURL(join(output, "index.mjs")))};
    try { setting("TABLE_NAME") } catch ({ stack }) { console.log(stack) }`;

  const stack = execFileSync(process.execPath, ["--input-type=module", "--eval", call], { encoding: "utf8" });

  expect(stack).toMatch(
    /^Error: The setting TABLE_NAME is missing\n {4}at \w+ \(\S*functions\/platform\/runtime\/environment\.ts:\d+:\d+\)\n/,
  );
});

it("brings the threads of a worker along, which read a document as the sources do", () => {
  const output = bundled("platform/text-extraction/extract-text.ts");
  bundle(join(functions, "platform/text-extraction/extraction.thread.ts"), [], output, "extraction.thread");
  const call = `import { extractText } from ${JSON.stringify(pathToFileURL(join(output, "index.mjs")))};
    const { outcome, text } = await extractText("text", new TextEncoder().encode("Grüße"));
    console.log(outcome, text);`;

  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", call], { encoding: "utf8" });

  expect(said).toBe("words Grüße\n");
});

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { bundle } from "../../infra/functions/bundle.ts";

it("tells where in the sources an error arose, since its own lines are minified", () => {
  const output = mkdtempSync(join(tmpdir(), "bundle-"));
  onTestFinished(() => rmSync(output, { recursive: true }));
  bundle(resolve(import.meta.dirname, "../../functions/platform/runtime/environment.ts"), [], output);
  const call = `import { setting } from ${JSON.stringify(pathToFileURL(join(output, "index.mjs")))};
    try { setting("TABLE_NAME") } catch ({ stack }) { console.log(stack) }`;

  const stack = execFileSync(process.execPath, ["--input-type=module", "--eval", call], { encoding: "utf8" });

  expect(stack).toMatch(
    /^Error: The setting TABLE_NAME is missing\n {4}at \w+ \(\S*functions\/platform\/environment\.ts:4:\d+\)\n/,
  );
});

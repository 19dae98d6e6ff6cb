import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { houseMap } from "./house-map.ts";

const root = resolve(import.meta.dirname, "../..");
const cruiser = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
const folders = ["infra", "functions", "web", "shared", "test"];

const Report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

const cruise = (cwd: string) => {
  const config = join(root, ".dependency-cruiser.mjs");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cruiser, ...folders, "--config", config, "--output-type", "json"],
    { cwd, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (!stdout) throw new Error(stderr);
  return Report.parse(JSON.parse(stdout)).summary;
};

/** Rule broken, the file that breaks it, and how. */
const planted = [
  ["no-cycles", "shared/cycle-a.ts", 'export { b } from "./cycle-b.ts";'],
  ["no-unresolvable", "shared/lost.ts", 'import "./gone.ts";'],
  ["shared-stands-alone", "shared/uses-functions.ts", 'import "../functions/platform/table/table.ts";'],
  ["shared-stands-alone", "shared/uses-node.ts", 'import "node:fs";'],
  ["contract-stands-alone", "shared/contract/uses-news.ts", 'import "../news/article.ts";'],
  ["web-knows-no-server", "web/news/uses-functions.ts", 'import "../../functions/platform/table/table.ts";'],
  ["functions-know-no-browser", "functions/news/uses-web.ts", 'import "../../web/app/shell/shell.tsx";'],
  ["areas-keep-apart", "functions/news/uses-login.ts", 'import "../login/users.ts";'],
  ["areas-keep-apart", "web/news/uses-login.tsx", 'import type { Login } from "../login/login.page.tsx";'],
  ["areas-keep-apart", "functions/news/uses-worker.ts", 'import "../workers/planner.function.ts";'],
  ["platform-knows-no-area", "functions/platform/uses-login.ts", 'import "../login/users.ts";'],
  ["platform-knows-no-area", "functions/platform/uses-data.ts", 'import "../data/people/users.ts";'],
  ["data-knows-no-area", "functions/data/people/users.ts", 'import "../../login/users.ts";'],
  ["platform-knows-no-area", "web/components/uses-login.tsx", 'import "../login/login.page.tsx";'],
  ["styles-stay-at-home", "web/news/borrows-styles.tsx", 'import "../components/list.css";'],
  ["styles-stay-at-home", "web/components/form/borrows-styles.tsx", 'import "../list.css";'],
  [
    "newsletters-know-no-run",
    "functions/news/newsletters/uses-runs.ts",
    'import type { Run } from "../runs/run.ts";',
  ],
  ["newsletters-know-no-run", "functions/news/newsletters/sends.ts", 'import "../delivery/sender.ts";'],
  ["runs-know-no-delivery", "functions/news/runs/uses-delivery.ts", 'import "../delivery/sender.ts";'],
  ["infra-on-top", "functions/news/uses-infra.ts", 'import "../../infra/settings.ts";'],
  ["tests-on-top", "web/news/uses-test.ts", 'import "../../test/builders.ts";'],
  ["pages-know-no-build", "web/news/uses-build.ts", 'import "../build/one-theme.ts";'],
  ["aws-behind-adapters", "functions/news/articles.ts", 'import "@aws-sdk/client-sqs";'],
  ["no-development-library-in-the-product", "web/app/uses-fake.ts", 'import "fake";'],
] as const;

/** What the planted files lead to, and what keeps all rules. */
const honest = {
  "package.json":
    '{ "dependencies": { "@aws-sdk/client-sqs": "1.0.0", "fancy": "1.0.0" }, "devDependencies": { "fake": "1.0.0" } }',
  "node_modules/@aws-sdk/client-sqs/package.json": '{ "name": "@aws-sdk/client-sqs", "main": "index.js" }',
  "node_modules/@aws-sdk/client-sqs/index.js": "module.exports = {};",
  "node_modules/fake/package.json": '{ "name": "fake", "main": "index.js" }',
  "node_modules/fake/index.js": "module.exports = {};",
  "node_modules/fancy/package.json": '{ "name": "fancy" }',
  "node_modules/fancy/fancy.css": "",
  "shared/cycle-b.ts": 'export { a as b } from "./cycle-a.ts";',
  "functions/platform/table/table.ts": 'import "@aws-sdk/client-sqs";',
  "functions/news/articles.repository.ts":
    'import "@aws-sdk/client-sqs"; import "../platform/table/table.ts";',
  "functions/news/newsletters/newsletters.ts": "export const title = 1;",
  "functions/news/runs/run.ts": 'import "../newsletters/newsletters.ts"; export type Run = true;',
  "functions/news/delivery/sender.ts": 'import "../runs/run.ts"; import "../newsletters/newsletters.ts";',
  "functions/login/users.ts": 'import "../platform/table/table.ts";',
  "functions/workers/planner.function.ts": 'import "../news/articles.repository.ts";',
  "web/app/shell/shell.tsx": 'import "../../news/news.page.tsx";',
  "web/news/news.page.tsx": 'import "../components/list.tsx";',
  "web/login/login.page.tsx": "export type Login = true;",
  "web/components/list.tsx": 'import "./list.css"; import "fancy/fancy.css"; export const List = () => null;',
  "web/components/list.css": "",
  "web/build/one-theme.ts": 'import "fake"; export const oneTheme = 1;',
  "web/app/style/base.css": "",
  "web/main.tsx": 'import "./app/style/base.css";',
  "shared/news/article.ts": "export type Article = true;",
  "infra/settings.ts": "export const settings = {};",
  "test/builders.ts": 'import "../infra/settings.ts";',
};

const project = mkdtempSync(join(tmpdir(), "boundaries-"));
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), content);
};
for (const [path, content] of Object.entries(honest)) write(path, content);
for (const [, path, content] of planted) write(path, content);
const { violations } = cruise(project);

afterAll(() => rmSync(project, { recursive: true }));

describe("the boundaries", () => {
  it.each(planted)("catch %s in %s", (rule, path) => {
    expect(violations).toContainEqual(
      expect.objectContaining({ from: path, rule: expect.objectContaining({ name: rule }) }),
    );
  });

  it("are drawn in the README as they are", () => {
    expect(readFileSync(join(root, "README.md"), "utf8")).toContain(houseMap());
  });

  it("let pass what keeps them", () => {
    const accused = violations
      .map(({ from }) => from)
      .filter((from) => from in honest && !from.includes("cycle"));

    expect(accused).toEqual([]);
  });
});

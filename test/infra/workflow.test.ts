import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { scripts } from "../../package.json" with { type: "json" };

const text = readFileSync(resolve(import.meta.dirname, "../../.github/workflows/portal.yml"), "utf8");
const [, ...jobs] = text.split(/^ {2}(?=\w+:\n {4})/m);
const job = (name: string) => jobs.find((one) => one.startsWith(`${name}:`)) ?? "";

describe("the workflow", () => {
  it("runs both commands on each push, and others that exist", () => {
    const run = [...text.matchAll(/npm (?:run )?([\w-]+)/g)].map(([, name = ""]) => name);

    expect(run).toEqual(["test", "start", "deploy"]);
    for (const name of run) expect(scripts).toHaveProperty(name);
  });

  it("deploys tags only, after both, with a token instead of keys", () => {
    expect(job("deploy")).toContain("startsWith(github.ref, 'refs/tags/v')");
    expect(job("deploy")).toContain("needs: [test, start]");
    expect(text.match(/id-token: write/g)).toHaveLength(1);
    expect(job("deploy")).toContain("id-token: write");
    expect(text).not.toMatch(/secrets\.|access-key/);
  });
});

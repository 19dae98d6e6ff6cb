import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let project: string;

const write = (path: string, content: unknown) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), typeof content === "string" ? content : JSON.stringify(content));
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "install-"));
  mkdirSync(join(project, "infra"));
  cpSync(join(import.meta.dirname, "../../infra/install.mjs"), join(project, "infra/install.mjs"));
  write("npm.cjs", 'require("fs").writeFileSync("installed", process.argv.slice(2).join(" "));');
  write("package-lock.json", {
    packages: {
      "": { version: "1.0.0" },
      "node_modules/a": { version: "2.0.0" },
      "node_modules/only-elsewhere": { version: "1.0.0", optional: true },
    },
  });
});

afterEach(() => rmSync(project, { recursive: true }));

const installed = (versionOfA: string) => {
  write("node_modules/.bin/node", "");
  write("node_modules/.package-lock.json", { packages: { "node_modules/a": { version: versionOfA } } });
};

const install = () => {
  const { status, stdout } = spawnSync(process.execPath, ["infra/install.mjs"], {
    cwd: project,
    env: { ...process.env, npm_execpath: join(project, "npm.cjs") },
    encoding: "utf8",
  });
  return {
    status,
    lines: stdout.trim().split("\n").filter(Boolean).length,
    ran: existsSync(join(project, "installed")),
  };
};

describe("the installation", () => {
  it("runs npm ci and says so when there is nothing", () => {
    expect(install()).toEqual({ status: 0, lines: 1, ran: true });
  });

  it("runs when a version is not the lockfile's", () => {
    installed("1.9.9");

    expect(install()).toMatchObject({ status: 0, ran: true });
  });

  it("is silent when everything is there, but for what other platforms need", () => {
    installed("2.0.0");

    expect(install()).toEqual({ status: 0, lines: 0, ran: false });
  });

  it("fails with npm", () => {
    write("npm.cjs", "process.exit(3);");

    expect(install()).toMatchObject({ status: 3 });
  });
});

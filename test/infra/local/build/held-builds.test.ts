import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { builtOnce, forgetBuilds, holdBuild } from "../../../../infra/local/build/held-builds.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "assemblies-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** So many seconds old. */
const make = (name: string, age: number) => {
  const path = join(folder, name);
  mkdirSync(path);
  utimesSync(path, Date.now() / 1000 - age, Date.now() / 1000 - age);
  return path;
};

const left = () => readdirSync(folder).filter((name) => name !== "held");

it("keeps what somebody runs from, however many are made after it", () => {
  const running = make("assembly-running", 0);
  holdBuild(folder, running);
  utimesSync(running, 1, 1);
  for (let age = 1; age <= 8; age++) make(`assembly-${age}`, age);

  forgetBuilds(folder);

  expect(left()).toEqual([1, 2, 3, 4, 5, 6, "running"].map((name) => `assembly-${name}`));
});

it("lets go what a process held that is gone", () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  make("assembly-abandoned", 100);
  mkdirSync(join(folder, "held"));
  writeFileSync(join(folder, "held", `assembly-abandoned.${pid}`), "");
  for (let age = 1; age <= 6; age++) make(`assembly-${age}`, age);

  forgetBuilds(folder);

  expect(left()).not.toContain("assembly-abandoned");
  expect(readdirSync(join(folder, "held"))).toEqual([]);
});

it("removes what was begun and never finished, but nothing that is on its way", () => {
  make("unfinished-old", 7_200);
  make("unfinished-new", 60);

  forgetBuilds(folder);

  expect(left()).toEqual(["unfinished-new"]);
});

it("is made once for the same inputs, and again after it failed halfway", async () => {
  const made: string[] = [];
  const build = (name: string) =>
    builtOnce(folder, "pages", "hash", async (unfinished) => {
      writeFileSync(join(unfinished, "index.html"), name);
      if (name === "broken") throw new Error("No space left");
      made.push(name);
    });

  await expect(build("broken")).rejects.toThrow("No space left");
  expect(left()).toEqual([]);
  const path = await build("first");
  expect(await build("second")).toBe(path);

  expect(made).toEqual(["first"]);
  expect(readFileSync(join(path, "index.html"), "utf8")).toBe("first");
});

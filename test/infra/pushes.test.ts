import { globSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { inProject } from "../../infra/local/build/project.ts";
import { resourcesOf, variablesIn } from "./synthesised.ts";

const variablesOf = (name: string) => variablesIn(resourcesOf().functionOf(name));

const folder = inProject("functions");
const textOf = (path: string) => readFileSync(path, "utf8");
const notifies = (path: string) =>
  !path.endsWith("notifications.repository.ts") &&
  /\bnotifyWrite\(|notifications\.notify\(/.test(textOf(path));

const importsOf = (path: string) =>
  [...textOf(path).matchAll(/^(?!import type).*(?:from |import\()"(\.[^"]+)"/gm)].map(([, to = ""]) =>
    resolve(dirname(path), to),
  );

const reaches = (path: string, seen = new Set<string>()): boolean => {
  if (seen.has(path)) return false;
  seen.add(path);
  return notifies(path) || importsOf(path).some((next) => reaches(next, seen));
};

describe("who notifies by the bell", () => {
  /** Asks notifiers whether a mail is still wanted, and notifies nobody. */
  const onlyAsks = ["workers/mail-outbox.function.ts"];
  const entries = globSync("*/*.function.ts", { cwd: folder }).filter((entry) => !onlyAsks.includes(entry));

  it.each(entries)("may ask for a push, and nobody else: %s", (entry) => {
    const name = entry.replace(/^.*\/(.*)\.function\.ts$/, "$1");

    expect("PUSH_QUEUE_URL" in variablesOf(name)).toBe(reaches(resolve(folder, entry)));
  });

  it("never hands the private key to anybody but the sender", () => {
    const names = globSync("*/*.function.ts", { cwd: folder }).map((entry) =>
      relative(dirname(entry), entry).replace(".function.ts", ""),
    );
    expect(names.filter((name) => "PUSH_PRIVATE_KEY" in variablesOf(name))).toEqual(["push-sender"]);
  });
});

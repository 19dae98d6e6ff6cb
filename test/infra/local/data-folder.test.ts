import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDataFolder } from "../../../infra/local/data-folder.ts";

let path: string;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), "folder-"));
});

afterEach(() => rmSync(path, { recursive: true }));

const left = (name: string) => {
  writeFileSync(join(path, name), "left");
  return () => existsSync(join(path, name));
};

describe("a data folder", () => {
  it("is new until it was filled once", () => {
    writeFileSync(join(path, "seeded"), "");

    expect(openDataFolder(path, { reset: false }).isNew).toBe(false);
  });

  it("loses what a first run did not finish, and nothing that is not the portal's", () => {
    const isDatabaseLeft = left("dynamodb.sqlite");
    const isLetterLeft = left("letter.txt");

    expect(openDataFolder(path, { reset: false }).isNew).toBe(true);
    expect([isDatabaseLeft(), isLetterLeft()]).toEqual([false, true]);
  });

  it("begins anew when it is reset", () => {
    left("seeded");
    const isDatabaseLeft = left("dynamodb.sqlite");

    expect(openDataFolder(path, { reset: true }).isNew).toBe(true);
    expect(isDatabaseLeft()).toBe(false);
  });

  it("is refused while another run has it", () => {
    openDataFolder(path, { reset: false });

    expect(() => openDataFolder(path, { reset: false })).toThrow("is in use by another run");
  });
});

import { describe, expect, it } from "vitest";
import { readArguments } from "../../../infra/create-admin/read-arguments.ts";

const right = ["--stage", "prod", "--username", "anna.gruber", "--email", "anna.gruber@kanzlei.example"];

describe("what is typed after npm run create-admin", () => {
  it("names stage, user and address", () => {
    expect(readArguments(right)).toEqual({
      stage: "prod",
      username: "anna.gruber",
      email: "anna.gruber@kanzlei.example",
    });
  });

  it.each([
    ["nothing", [], "Missing or wrong: --stage, --username, --email"],
    ["no address", right.slice(0, 4), "Missing or wrong: --email"],
    ["what is no address", [...right.slice(0, 5), "anna"], "Missing or wrong: --email"],
    ["a stage that cannot be one", ["--stage", "Prod!", ...right.slice(2)], "Missing or wrong: --stage"],
    ["a password", [...right, "--password", "geheim"], "--password"],
  ])("is refused with how it is right: %s", (_, typed, message) => {
    expect(() => readArguments(typed)).toThrow(message);
    expect(() => readArguments(typed)).toThrow("Usage: npm run create-admin -- --stage prod");
  });
});

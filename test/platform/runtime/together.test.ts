import { expect, it } from "vitest";
import { together } from "../../../functions/platform/runtime/together.ts";

it("reports a failure only after everything else has ended", async () => {
  const slow = Promise.withResolvers<string>();
  const ends: string[] = [];
  const work = together([
    Promise.reject(new Error("refused")),
    slow.promise.then(() => ends.push("slow write")),
  ]);
  const outcome = work.catch((error: unknown) => ends.push(String(error)));

  await Promise.resolve().then(() => slow.resolve("done"));
  await outcome;

  expect(ends).toEqual(["slow write", "Error: refused"]);
});

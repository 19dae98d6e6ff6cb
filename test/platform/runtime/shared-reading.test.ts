import { describe, expect, it } from "vitest";
import { sharedReading } from "../../../functions/platform/runtime/shared-reading.ts";

/** A reading that the test ends when it likes. */
const stagedReading = () => {
  const begun: PromiseWithResolvers<string>[] = [];
  const read = sharedReading(() => {
    const reading = Promise.withResolvers<string>();
    begun.push(reading);
    return reading.promise;
  });
  return { begun, read };
};

describe("a shared reading", () => {
  it("begins at once when none is under way", async () => {
    const { begun, read } = stagedReading();

    const answer = read();
    begun[0]?.resolve("first");

    expect(await answer).toBe("first");
  });

  it("gives those who ask meanwhile one that begins after they asked", async () => {
    const { begun, read } = stagedReading();
    const [first, ...later] = [read(), read(), read()];

    begun[0]?.resolve("before");
    await first;
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.resolve("after");

    expect(await Promise.all(later)).toEqual(["after", "after"]);
  });

  it("lets a failure be the failure of those who shared it only", async () => {
    const { begun, read } = stagedReading();
    const [first, second] = [read(), read()];

    begun[0]?.reject(new Error("throttled"));
    await expect(first).rejects.toThrow("throttled");
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.resolve("after");

    expect(await second).toBe("after");
  });

  it("reads anew once it is over", async () => {
    const { begun, read } = stagedReading();
    const first = read();
    begun[0]?.resolve("first");
    await first;

    const second = read();
    begun[1]?.resolve("second");

    expect(await second).toBe("second");
  });
});

import { describe, expect, it } from "vitest";
import { inOrderOf } from "../../../functions/platform/collection/ordering.ts";

const rows = ["a", "b", "c"].map((id, at) => ({ id, ordering: at + 1 }));
const naming = { field: "ids", unknown: "Gibt es nicht." };
const placesOf = (ids: readonly string[]) =>
  inOrderOf(ids, rows, naming).map(({ id, ordering }) => `${ordering}${id}`);

describe("a new order", () => {
  it("is the one of the ids, each counted once", () => {
    expect(placesOf(["c", "a", "c", "b"])).toEqual(["1c", "2a", "3b"]);
  });

  it("leaves what is not named in its order, at the end", () => {
    expect(placesOf(["c"])).toEqual(["1c", "2a", "3b"]);
  });

  it("is refused at the place of an id that is not there", () => {
    expect(() => placesOf(["a", "x"])).toThrow(
      expect.objectContaining({
        code: "request.malformed",
        options: { errors: [{ path: "ids.1", message: "Gibt es nicht." }] },
      }),
    );
  });
});

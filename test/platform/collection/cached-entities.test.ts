import { describe, expect, it } from "vitest";
import { KeptEntities } from "../../../functions/platform/collection/kept-entities.ts";

const entity = (id: string, version = 1) => ({ id, version });

describe("entities that are kept", () => {
  it("are given out in the version that is asked for, and in no other", () => {
    const kept = new KeptEntities(100);
    kept.keep(entity("a", 3), 10);

    expect([kept.get("a", 3), kept.get("a", 2), kept.get("a", 4)]).toEqual([
      entity("a", 3),
      undefined,
      undefined,
    ]);
  });

  it("leave when they would take too much room, the one first that nobody asked for the longest", () => {
    const kept = new KeptEntities(100);
    for (const id of ["a", "b", "c"]) kept.keep(entity(id), 30);
    kept.get("a", 1);

    kept.keep(entity("d"), 30);

    expect(["a", "b", "c", "d"].map((id) => kept.get(id, 1)?.id)).toEqual(["a", undefined, "c", "d"]);
  });

  it("take their room once, however often they change", () => {
    const kept = new KeptEntities(100);
    kept.keep(entity("a"), 30);
    for (let version = 1; version < 10; version++) kept.keep(entity("b", version), 60);

    expect([kept.get("a", 1)?.id, kept.get("b", 9)?.id]).toEqual(["a", "b"]);
  });

  it("are none where one alone is too large", () => {
    const kept = new KeptEntities(100);

    kept.keep(entity("a"), 101);

    expect(kept.get("a", 1)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { CachedEntities } from "../../../functions/platform/collection/cached-entities.ts";

const entity = (id: string, version = 1) => ({ id, version });

describe("entities that are cached", () => {
  it("are given out in the version that is asked for, and in no other", () => {
    const cached = new CachedEntities(100);
    cached.put(entity("a", 3), 10);

    expect([cached.get("a", 3), cached.get("a", 2), cached.get("a", 4)]).toEqual([
      entity("a", 3),
      undefined,
      undefined,
    ]);
  });

  it("leave when they would take too much room, the one first that nobody asked for the longest", () => {
    const cached = new CachedEntities(100);
    for (const id of ["a", "b", "c"]) cached.put(entity(id), 30);
    cached.get("a", 1);

    cached.put(entity("d"), 30);

    expect(["a", "b", "c", "d"].map((id) => cached.get(id, 1)?.id)).toEqual(["a", undefined, "c", "d"]);
  });

  it("take their room once, however often they change", () => {
    const cached = new CachedEntities(100);
    cached.put(entity("a"), 30);
    for (let version = 1; version < 10; version++) cached.put(entity("b", version), 60);

    expect([cached.get("a", 1)?.id, cached.get("b", 9)?.id]).toEqual(["a", "b"]);
  });

  it("are none where one alone is too large", () => {
    const cached = new CachedEntities(100);

    cached.put(entity("a"), 101);

    expect(cached.get("a", 1)).toBeUndefined();
  });
});

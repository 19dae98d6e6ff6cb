import { describe, expect, it } from "vitest";
import { mergeOf } from "../../../../../web/components/form/editor/merge.ts";

const base = { title: "Alt", note: "", tag: "Steuern", isDraft: true, isReleased: false };
const together = { state: ["isDraft", "isReleased"] };

describe("two versions of one beginning", () => {
  it("come together where each touched something else", () => {
    const mine = { ...base, title: "Von mir" };
    const theirs = { ...base, note: "Von ihnen" };

    expect(mergeOf({ base, mine, theirs })).toEqual({
      form: { ...base, title: "Von mir", note: "Von ihnen" },
      clashes: [],
      taken: ["note"],
    });
  });

  it("clash where both touched the same, and mine holds unless theirs is chosen", () => {
    const versions = {
      base,
      mine: { ...base, title: "Von mir", tag: "Personal" },
      theirs: { ...base, title: "Von ihnen", tag: "Recht" },
    };

    const merge = mergeOf(versions);

    expect(merge.clashes).toEqual(["title", "tag"]);
    expect(merge.form).toEqual(versions.mine);
    expect(mergeOf(versions, {}, new Set(["tag"])).form).toMatchObject({ title: "Von mir", tag: "Recht" });
  });

  it("do not clash where both say the same, or nothing in two ways", () => {
    const before: { title: string; note: string | null } = { title: "Alt", note: "Notiz" };
    const mine = { title: "Neu", note: null };
    const theirs = { title: "Neu", note: "" };

    expect(mergeOf({ base: before, mine, theirs }).clashes).toEqual([]);
  });

  it("are never mixed in what only several fields say together", () => {
    const mine = { ...base, isDraft: false, isReleased: true };
    const theirs = { ...base, isDraft: false };

    const merge = mergeOf({ base, mine, theirs }, together);

    expect(merge.clashes).toEqual(["state"]);
    expect(mergeOf({ base, mine, theirs }, together, new Set(["state"])).form).toEqual(theirs);
  });

  it("come together inside of a field by its parts", () => {
    const roles = { read: { where: "nowhere" }, edit: { where: "nowhere" } };
    const versions = {
      base: { roles },
      mine: { roles: { ...roles, read: { where: "everywhere" } } },
      theirs: { roles: { ...roles, edit: { where: "some" } } },
    };

    const merge = mergeOf(versions, { reading: ["roles.read"], editing: ["roles.edit"] });

    expect(merge.form).toEqual({ roles: { read: { where: "everywhere" }, edit: { where: "some" } } });
    expect(merge.clashes).toEqual([]);
  });
});

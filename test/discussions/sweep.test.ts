import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import { openEntryVersions } from "../../functions/data/discussions/entry-versions.repository.ts";
import { openForumEntries } from "../../functions/data/discussions/forum-entries.collection.ts";
import { openOwnedFiles } from "../../functions/data/files/owned-files.ts";
import { sweepForums } from "../../functions/discussions/sweep-forums.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { forumDesk } from "./forum-desk.ts";

describe("what was deleted in the forums", () => {
  it("can be restored for thirty days, and is gone afterwards with its answers", async () => {
    const { table, write, answer, writer } = await forumDesk();
    const entries = openForumEntries(table);
    const deps = { entries, entryVersions: openEntryVersions(table), ownedFiles: openOwnedFiles(table) };
    const [gone, kept] = [await write("Weg"), await write("Bleibt")];
    const { id } = await answer(gone.id, "Auch weg");
    const body = { forumId: gone.forumId, title: "Doch nicht" };
    await writer.call(discussions.posts.update, { params: { id: gone.id }, body });
    await writer.call(discussions.posts.remove, { params: { id: gone.id } });
    const versions = () => deps.entryVersions.of({ id: gone.id, kind: "post" });

    await sweepForums(deps, addDays(new Date(), 29));
    expect([await entries.find(gone.id), await versions()]).toMatchObject([
      { id: gone.id },
      [{ title: "Weg" }],
    ]);
    await sweepForums(deps, addDays(new Date(), 31));

    expect([await entries.find(gone.id), await entries.find(id)]).toEqual([undefined, undefined]);
    expect(await versions()).toEqual([]);
    expect(await entries.find(kept.id)).toBeDefined();
  });
});

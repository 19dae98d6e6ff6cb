import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import { openStores } from "../../functions/data/stores.ts";
import { sweepForums } from "../../functions/discussions/sweep-forums.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import type { Browser } from "../support/browser.ts";
import { forumFixture } from "./forum.fixture.ts";

const numbersOf = async (postId: string, { call }: Pick<Browser, "call">) => {
  const { data } = await call(discussions.answers.list, {
    params: { id: postId },
    query: { config: listConfig() },
  });
  return data.data.map(({ number }) => number);
};

describe("what was deleted in the forums", () => {
  it("keeps its number, so that those of other answers stay, also when it is gone for good", async () => {
    const { table, write, answer, writer, colleague } = await forumFixture();
    const deps = openStores(table);
    const { id: postId } = await write("Frage");
    const [first, second] = [await answer(postId, "Eins"), await answer(postId, "Zwei")];
    await answer(postId, "Drei");
    for (const { id } of [first, second])
      await colleague.call(discussions.answers.remove, { params: { id } });
    await colleague.call(discussions.answers.restore, { params: { id: second.id } });
    expect(await numbersOf(postId, writer)).toEqual([2, 3]);

    for (const days of [31, 32]) await sweepForums(deps, addDays(new Date(), days));

    expect(await deps.forumEntries.find(first.id)).toBeUndefined();
    expect(await numbersOf(postId, writer)).toEqual([2, 3]);
    await answer(postId, "Vier");
    expect(await numbersOf(postId, writer)).toEqual([2, 3, 4]);
  });

  it("can be restored for thirty days, and is gone afterwards with its answers", async () => {
    const { table, write, answer, writer } = await forumFixture();
    const deps = openStores(table);
    const [gone, kept] = [await write("Weg"), await write("Bleibt")];
    const { id } = await answer(gone.id, "Auch weg");
    const body = { forumId: gone.forumId, title: "Doch nicht" };
    await writer.call(discussions.posts.update, { params: { id: gone.id }, body });
    await writer.call(discussions.posts.remove, { params: { id: gone.id } });
    const versions = () => deps.entryVersions.of({ id: gone.id, kind: "post" });

    await sweepForums(deps, addDays(new Date(), 29));
    expect([await deps.forumEntries.find(gone.id), await versions()]).toMatchObject([
      { id: gone.id },
      [{ title: "Weg" }],
    ]);
    await sweepForums(deps, addDays(new Date(), 31));

    expect([await deps.forumEntries.find(gone.id), await deps.forumEntries.find(id)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await versions()).toEqual([]);
    expect(await deps.forumEntries.find(kept.id)).toBeDefined();
  });
});

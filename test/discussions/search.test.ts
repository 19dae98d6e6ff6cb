import { describe, expect, it } from "vitest";
import { listConfig } from "../../shared/contract/list.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import type { Browser } from "../support/browser.ts";
import { aStoredForum } from "../support/forum.builder.ts";
import { forumFixture, text } from "./forum.fixture.ts";

const { search, posts, answers } = discussions;
const config = listConfig();

const hits = async ({ call }: Pick<Browser, "call">, searchTerm: string) =>
  (await call(search.everywhere, { query: { config, searchTerm } })).data.data;

describe("the search in discussions", () => {
  it("finds posts and answers by two words of them, and says where they are", async () => {
    const { write, answer, forum, groupId, writer } = await forumFixture();
    const post = await write("Kündigungsfrist für Arbeiterinnen");
    const found = await answer(post.id, "Der Kollektivvertrag Gastgewerbe sagt etwas anderes.");

    expect(await hits(writer, "kündigung arbeiter")).toMatchObject([
      {
        groupId,
        forumId: forum.id,
        postId: post.id,
        answerId: null,
        title: "Kündigungsfrist für Arbeiterinnen",
      },
    ]);
    expect(await hits(writer, "kollektivvertrag gastgewerbe")).toMatchObject([
      { postId: post.id, answerId: found.id, title: "Kündigungsfrist für Arbeiterinnen" },
    ]);
  });

  it("takes the term as a parameter of its own or in the config, and stays in its group or forum", async () => {
    const { table, write, forum, groupId, writer } = await forumFixture();
    const other = await aStoredForum(table, groupId);
    const { id } = await write("Zollwertermittlung");
    const inForum = async (forumId: string) =>
      (
        await writer.call(search.inForum, {
          params: { groupId, forumId },
          query: { config, searchTerm: "zollwert" },
        })
      ).data.totalCount;

    const { data } = await writer.call(search.inGroup, {
      params: { groupId },
      query: { config: listConfig({ searchTerm: "zollwert" }) },
    });
    expect(data.data.map(({ postId }) => postId)).toEqual([id]);
    expect([await inForum(forum.id), await inForum(other.id)]).toEqual([1, 0]);
  });

  it("finds nothing that is deleted, and what was moved where it is now", async () => {
    const { table, groupId, write, answer, writer, colleague, keeper } = await forumFixture();
    const post = await write("Quellensteuerbefreiung");
    const gone = await answer(post.id, "Mutterunternehmensrichtlinie");
    await colleague.call(answers.remove, { params: { id: gone.id } });
    expect(await hits(writer, "mutterunternehmen")).toEqual([]);

    const forum = await aStoredForum(table, groupId);
    await keeper.call(posts.update, {
      params: { id: post.id },
      body: { forumId: forum.id, title: "Quellensteuerbefreiung", content: text("Anders.") },
    });
    expect(await hits(writer, "quellensteuer")).toMatchObject([{ forumId: forum.id }]);

    await writer.call(posts.remove, { params: { id: post.id } });
    expect(await hits(writer, "quellensteuer")).toEqual([]);
  });
});

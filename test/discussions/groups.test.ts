import { describe, expect, it } from "vitest";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { portal } from "../portal.ts";
import { forumFixture } from "./forum.fixture.ts";

const { groups, forums, posts } = discussions;

describe("groups and forums", () => {
  it("are created, described and put in order", async () => {
    const admin = await portal({ as: "admin" });
    const group = (await admin.call(groups.create, { body: { name: "Fachliches" } })).data;
    const add = async (name: string) =>
      (await admin.call(forums.create, { body: { name, groupId: group.id, description: "Alles dazu" } }))
        .data;
    const [first, second] = [await add("Umsatzsteuer"), await add("Lohn")];
    const namesOf = async () => {
      const { data } = await admin.call(groups.read, {
        params: { id: group.id },
        query: { withForums: true },
      });
      return data.data.forums?.map(({ name }) => name);
    };
    expect(await namesOf()).toEqual(["Umsatzsteuer", "Lohn"]);

    await admin.call(forums.reorder, { params: { id: group.id }, body: { forumIds: [second.id, first.id] } });
    await admin.call(forums.update, {
      params: { id: first.id },
      body: { name: "USt", groupId: group.id, description: "Neu" },
    });

    expect(await namesOf()).toEqual(["Lohn", "USt"]);
    expect((await admin.call(forums.read, { params: { id: first.id } })).data).toMatchObject({
      description: "Neu",
      postsCount: 0,
    });
  });

  it("cannot lie in themselves, nor in a group that does not exist", async () => {
    const admin = await portal({ as: "admin" });
    const outer = (await admin.call(groups.create, { body: { name: "Außen" } })).data;
    const inner = (await admin.call(groups.create, { body: { name: "Innen", parentId: outer.id } })).data;
    const move = (parentId: string) =>
      admin.call(groups.update, { params: { id: outer.id }, body: { name: "Außen", parentId } });

    for (const parentId of [outer.id, inner.id])
      await expect(move(parentId)).rejects.toMatchObject({ status: 422, code: "forum-group.inside-itself" });
    await expect(move("unknown")).rejects.toMatchObject({ status: 422, code: "forum-group.unknown" });
  });

  it("are deleted with what is in them only after the number of posts was confirmed", async () => {
    const { forum, groupId, write, keeper, writer } = await forumFixture();
    const { id } = await write("Bleibt nicht");
    const remove = (asked?: number) =>
      keeper.call(groups.remove, {
        params: { id: groupId },
        query: asked === undefined ? {} : { posts: asked },
      });

    for (const asked of [undefined, 0, 2])
      await expect(remove(asked)).rejects.toMatchObject({
        status: 409,
        code: "forum-group.not-empty",
        current: { posts: 1 },
      });
    await remove(1);

    await expect(writer.call(posts.read, { params: { id }, query: {} })).rejects.toMatchObject({
      status: 404,
    });
    await expect(writer.call(forums.read, { params: { id: forum.id } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

import { describe, expect, it } from "vitest";
import { listConfig } from "../../shared/contract/list.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { files } from "../../shared/files/files.contract.ts";
import { aPdf, uploadAs } from "../support/files.builder.ts";
import { forumFixture, text } from "./forum.fixture.ts";

const { posts, answers } = discussions;
const facts = { fileName: "Bescheid.pdf", contentType: "application/pdf" };

const editorWithFiles = async () => {
  const fixture = await forumFixture();
  const { writer, forum, groupId, write } = fixture;
  const upload = async (purpose: "post" | "answer") => ({
    ...facts,
    id: await uploadAs(writer, { ...facts, bytes: aPdf(), purpose }),
  });
  const [ofPost, ofAnswer] = [await upload("post"), await upload("answer")];
  const post = await write("Frage", { files: [ofPost] });
  const body = { postId: post.id, content: text("Siehe Anhang."), files: [ofAnswer] };
  const answer = (await writer.call(answers.create, { body })).data;
  const place = { g: groupId, f: forum.id, p: post.id };
  return {
    ...fixture,
    post,
    answer,
    ofPost: { ...place, id: ofPost.id },
    ofAnswer: { ...place, a: answer.id, id: ofAnswer.id },
  };
};

/** Each in turn is another one that exists, or none. */
const wrongly = <Params extends Readonly<Record<string, string>>>(params: Params, others: Partial<Params>) =>
  Object.keys(params).flatMap((name) =>
    [others[name], "unknown"].flatMap((value) => (value === undefined ? [] : [{ ...params, [name]: value }])),
  );

describe("the files of a forum", () => {
  it("are deleted at their own place only", async () => {
    const { writer, keeper, ofPost, ofAnswer, write } = await editorWithFiles();
    const other = await forumFixture();
    const others = {
      g: other.groupId,
      f: other.forum.id,
      p: (await write("Andere Frage")).id,
      id: ofAnswer.id,
    };

    for (const params of wrongly(ofPost, others)) {
      const removing = writer.call(posts.removeFile, { params });
      await expect(removing, JSON.stringify(params)).rejects.toMatchObject({ status: 404 });
    }
    for (const params of wrongly(ofAnswer, { ...others, id: ofPost.id })) {
      const removing = writer.call(answers.removeFile, { params });
      await expect(removing, JSON.stringify(params)).rejects.toMatchObject({ status: 404 });
    }

    await keeper.call(posts.removeFile, { params: ofPost });
    await keeper.call(answers.removeFile, { params: ofAnswer });
    const { data } = await writer.call(posts.read, {
      params: { id: ofPost.p },
      query: { withAnswers: true },
    });
    expect([data.files, data.answers?.[0]?.files]).toEqual([[], []]);
    for (const edited of [data, data.answers?.[0]]) {
      expect(edited?.modifiedByName).toContain(keeper.employee.lastname);
    }
  });

  it("say where they belong, which is the address to delete them", async () => {
    const { writer, post, answer, ofPost, ofAnswer } = await editorWithFiles();
    const place = { groupId: ofPost.g, forumId: ofPost.f, forumPostId: ofPost.p };
    const wholePost = { ...place, forumAnswerId: null, id: ofPost.id };
    const wholeAnswer = { ...place, forumAnswerId: ofAnswer.a, id: ofAnswer.id };
    const params = { id: post.id };
    const config = listConfig();
    const read = (await writer.call(posts.read, { params, query: { withAnswers: true } })).data;
    const listed = (await writer.call(posts.list, { params: { id: ofPost.f }, query: { config } })).data;
    const answered = (await writer.call(answers.list, { params, query: { config } })).data;
    const found = await writer.call(answers.list, {
      params,
      query: { config: listConfig({ searchTerm: "Anhang" }) },
    });
    const saved = await writer.call(answers.update, { params: { id: answer.id }, body: answer });
    const savedPost = await writer.call(posts.update, { params, body: { ...post, questionnaire: null } });

    for (const one of [post, read, listed.data[0], savedPost.data]) {
      expect(one?.files).toMatchObject([wholePost]);
    }
    for (const one of [answer, read.answers?.[0], answered.data[0], found.data.data[0], saved.data]) {
      expect(one?.files).toMatchObject([wholeAnswer]);
    }
  });

  it("are read by colleagues, until what they belong to is deleted", async () => {
    const { writer, colleague, post, ofPost, ofAnswer } = await editorWithFiles();
    const read = async (id: string) =>
      (await colleague.send(files.read, { params: { id }, query: {} })).response.status;

    const before = [await read(ofPost.id), await read(ofAnswer.id)];
    await writer.call(posts.remove, { params: { id: post.id } });

    expect(before).toEqual([302, 302]);
    expect([await read(ofPost.id), await read(ofAnswer.id)]).toEqual([404, 404]);
  });
});

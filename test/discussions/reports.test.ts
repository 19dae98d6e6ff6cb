import { describe, expect, it } from "vitest";
import { listConfig } from "../../shared/contract/list.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import type { Browser } from "../support/browser.ts";
import { forumFixture } from "./forum.fixture.ts";

const { posts, answers, reports } = discussions;
const query = { config: listConfig() };

type Caller = Pick<Browser, "call">;

const report = (id: string, reason: string, { call }: Caller, answerId: string | null = null) =>
  call(reports.report, { params: { id }, body: { reason, answerId } });
const reportedTo = async ({ call }: Caller) => (await call(reports.list, { query })).data.data;
const bellOf = async ({ call }: Caller) =>
  (await call(notifications.list, { query })).data.data.map(({ kind, path }) => ({ kind, path }));

describe("what is reported", () => {
  it("reaches who looks after the forum, with each one's last reason, and nobody else", async () => {
    const { write, answer, writer, colleague, keeper, as } = await forumFixture();
    const { id } = await write("Angebot");
    const { id: answerId } = await answer(id, "Kauft!", writer);
    const other = await as({ grants: [{ rule: "EDIT_GROUP", ressource: "elsewhere" }] });
    await report(id, "Werbung", colleague, answerId);
    await report(id, "Das ist Werbung", colleague, answerId);

    expect(await reportedTo(keeper)).toMatchObject([
      { id: answerId, postId: id, answerId, title: "Angebot", reports: [{ reason: "Das ist Werbung" }] },
    ]);
    expect(await bellOf(keeper)).toEqual([
      { kind: "report", path: `/discussions/posts/${id}?antwort=${answerId}` },
    ]);
    expect([await reportedTo(other), await bellOf(other), await bellOf(writer)]).toEqual([[], [], []]);
    await expect(reportedTo(writer)).rejects.toMatchObject({ status: 403 });
  });

  it("is put aside at once for an entry, by who looks after it", async () => {
    const { write, writer, colleague, keeper } = await forumFixture();
    const { id } = await write("Angebot");
    await report(id, "Werbung", colleague);
    const settle = ({ call }: Caller) => call(reports.settle, { params: { id } });
    await expect(settle(writer)).rejects.toMatchObject({ status: 403 });
    expect(await reportedTo(keeper)).toHaveLength(1);

    await settle(keeper);

    expect(await reportedTo(keeper)).toEqual([]);
  });

  it("is not listed while it is deleted", async () => {
    const { write, answer, colleague, writer, keeper } = await forumFixture();
    const { id } = await write("Frage");
    const { id: answerId } = await answer(id, "Kauft!");
    await report(id, "Werbung", writer, answerId);
    await colleague.call(answers.remove, { params: { id: answerId } });
    expect(await reportedTo(keeper)).toEqual([]);

    await colleague.call(answers.restore, { params: { id: answerId } });
    expect(await reportedTo(keeper)).toHaveLength(1);
    await writer.call(posts.remove, { params: { id } });
    expect(await reportedTo(keeper)).toEqual([]);
  });

  it("is an answer of that discussion", async () => {
    const { write, colleague } = await forumFixture();
    const { id } = await write("Frage");

    await expect(report(id, "Werbung", colleague, "elsewhere")).rejects.toMatchObject({ status: 422 });
  });
});

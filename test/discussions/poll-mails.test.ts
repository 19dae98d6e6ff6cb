import { describe, expect, it } from "vitest";
import { openPolls } from "../../functions/data/discussions/polls.repository.ts";
import { openNotifications } from "../../functions/data/notifications/notifications.repository.ts";
import { openUsers } from "../../functions/data/people/users.collection.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import type { QuestionnaireDraft } from "../../shared/discussions/questionnaire.ts";
import type { Browser } from "../support/browser.ts";
import { text } from "./forum.fixture.ts";
import { notificationFixture } from "./notification.fixture.ts";
import { aPoll } from "./poll.builder.ts";

const { polls, posts } = discussions;
const HOUR = 3600 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

const pollFixture = async (overrides: Partial<QuestionnaireDraft> = {}) => {
  const fixture = await notificationFixture();
  const author = await fixture.person();
  const post = await fixture.write("Fest", { questionnaire: aPoll(overrides) }, author);
  const params = { id: post.id };
  const [friday = "", saturday = ""] = post.questionnaire?.answers.map(({ id }) => id) ?? [];
  return {
    ...fixture,
    author,
    post,
    params,
    friday,
    saturday,
    vote: (by: Pick<Browser, "call">, answerId: string) =>
      by.call(polls.vote, { params, body: { answerId } }),
    stop: () => author.call(polls.stop, { params }),
    remind: (by: Pick<Browser, "call"> = author) => by.call(polls.remind, { params }),
    edit: (questionnaire: QuestionnaireDraft | null) =>
      author.call(posts.update, {
        params,
        body: { forumId: fixture.forum.id, title: "Fest", content: text("Wann?"), questionnaire },
      }),
  };
};

const reminders = (mails: readonly { readonly subject: string }[]) =>
  mails.filter(({ subject }) => subject.includes("Ihre Stimme fehlt noch"));
const results = (mails: readonly { readonly subject: string; readonly html: string }[]) =>
  mails.filter(({ subject }) => subject.includes("Ergebnis: "));

describe("a reminder of a poll", () => {
  it.each([
    ["an open", false],
    ["a secret", true],
  ])("goes to just those who have not voted, in %s ballot", async (_, secret) => {
    const { person, vote, remind, run, friday } = await pollFixture({ secret });
    const [voter, late, muted] = [await person(), await person(), await person()];
    await vote(voter, friday);
    await run();
    const before = (await remind()).data.reminded;
    await run();

    expect(before).toBeGreaterThanOrEqual(3);
    expect(reminders(voter.mails())).toEqual([]);
    expect(reminders(late.mails())).toHaveLength(1);
    expect(reminders(muted.mails())).toHaveLength(1);
  });

  it("goes to all of an office that has no vote, and counts offices", async () => {
    const { person, vote, remind, run, friday } = await pollFixture({ oncePerOrganisation: true });
    const office = `office-${crypto.randomUUID()}`;
    const voter = await person();
    const colleagueOfVoter = await person();
    const [one, another] = [await person({ employedAt: office }), await person({ employedAt: office })];
    await vote(voter, friday);

    const { reminded } = (await remind()).data;
    await run();

    expect(reminded).toBe(1);
    expect([one, another].map((each) => reminders(each.mails()).length)).toEqual([1, 1]);
    expect(reminders([...voter.mails(), ...colleagueOfVoter.mails()])).toEqual([]);
  });

  it("is not sent to who votes, or mutes the discussion, before it goes out", async () => {
    const { person, vote, remind, notify, deliver, friday, post } = await pollFixture();
    const [voter, muted] = [await person(), await person()];
    await remind();
    await notify();
    await vote(voter, friday);
    await muted.choose(post.id, false);

    await deliver();

    expect(reminders([...voter.mails(), ...muted.mails()])).toEqual([]);
  });

  it("is sent once a day, by its author or who looks after the group, and never when the poll is over", async () => {
    const { table, post, remind, stop, colleague, keeper } = await pollFixture();
    await expect(remind(colleague)).rejects.toMatchObject({ status: 403 });
    await openPolls(table).remind(post.id, "2026-01-07", []);

    const answers = await Promise.allSettled([remind(), remind(keeper), remind()]);

    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(remind()).rejects.toMatchObject({ status: 422, code: "poll.reminded-today" });
    await stop();
    await expect(remind()).rejects.toMatchObject({ status: 422, code: "poll.over" });
  });

  it("needs a poll", async () => {
    const { write, writer } = await notificationFixture();
    const { id } = await write("Ohne Umfrage");

    await expect(writer.call(polls.remind, { params: { id } })).rejects.toMatchObject({
      status: 404,
      code: "poll.not-found",
    });
  });
});

describe("the result of a poll", () => {
  it("comes to its author once when it ends, if they wished it", async () => {
    const { author, person, vote, run, friday, saturday } = await pollFixture({
      mailsResult: true,
      secret: true,
      endOfVoting: inHours(5).toISOString(),
    });
    const [one, two, three] = [await person(), await person(), await person()];
    for (const [by, choice] of [
      [one, friday],
      [two, friday],
      [three, saturday],
    ] as const)
      await vote(by, choice);

    await run(inHours(4));
    expect(results(author.mails())).toEqual([]);
    await run(inHours(6));
    await run(inHours(7));

    expect(results(author.mails())).toHaveLength(1);
    expect(author.mails()[0]?.html).toContain("Freitag: 2 Stimmen (67 %)");
    expect(author.mails()[0]?.html).toContain("Samstag: 1 Stimme (33 %)");
    expect([one, two, three].flatMap((each) => results(each.mails()))).toEqual([]);
  });

  it("rings for its author, unless they can no longer sign in", async () => {
    const wishing = { mailsResult: true, endOfVoting: inHours(5).toISOString() };
    const [here, gone] = [await pollFixture(wishing), await pollFixture(wishing)];
    const users = openUsers(gone.table);
    await users.update(gone.author.user.id, (user) => ({ ...user, isActive: false }));

    for (const { run } of [here, gone]) await run(inHours(6));

    const kinds = await Promise.all(
      [here, gone].map(async ({ table, author }) =>
        (await openNotifications(table).allOf(author.employee.id, new Date())).map(({ kind }) => kind),
      ),
    );
    expect(kinds).toEqual([["pollResult"], []]);
  });

  it("comes when it is stopped, and not again at its end, also when it is edited in between", async () => {
    const end = inHours(5).toISOString();
    const { author, stop, edit, run, post } = await pollFixture({ mailsResult: true, endOfVoting: end });
    await run();
    const answers = post.questionnaire?.answers.map(({ id, title }) => ({ id, title })) ?? [];
    await stop();
    await edit(aPoll({ mailsResult: true, endOfVoting: end, answers, title: "Wann?" }));

    await run();
    await run(inHours(6));

    expect(results(author.mails()).map(({ subject }) => subject)).toEqual(["Forum: Ergebnis: Wann?"]);
  });

  it("comes again at the end of what was stopped and reopened", async () => {
    const wished = { mailsResult: true, endOfVoting: inHours(5).toISOString() };
    const { author, stop, run, post } = await pollFixture(wished);
    await stop();
    await run();
    expect(results(author.mails())).toHaveLength(1);
    await author.call(discussions.polls.reopen, { params: { id: post.id } });

    await run();
    expect(results(author.mails())).toHaveLength(1);
    await run(inHours(6));

    expect(results(author.mails())).toHaveLength(2);
  });

  it("moves with its end", async () => {
    const { author, edit, run } = await pollFixture({
      mailsResult: true,
      endOfVoting: inHours(5).toISOString(),
    });
    await run();
    await edit(aPoll({ mailsResult: true, endOfVoting: inHours(48).toISOString() }));

    await run(inHours(6));
    expect(results(author.mails())).toEqual([]);
    await run(inHours(49));

    expect(results(author.mails())).toHaveLength(1);
  });

  it("does not come unless it is wished, nor when the post is deleted; restored in time, it comes", async () => {
    const wishing = { mailsResult: true, endOfVoting: inHours(5).toISOString() };
    const [without, gone, back] = [
      await pollFixture(),
      await pollFixture(wishing),
      await pollFixture(wishing),
    ];
    await without.stop();
    for (const { author, params } of [gone, back]) await author.call(posts.remove, { params });
    await without.run();
    await back.author.call(posts.restore, { params: back.params });

    for (const fixture of [without, gone, back]) await fixture.run(inHours(6));

    const told = [without, gone, back].map(({ author }) =>
      [without, gone, back].flatMap(({ sent }) =>
        results(sent.filter(({ to }) => to === author.employee.email)),
      ),
    );
    expect(told.map((mails) => mails.length)).toEqual([0, 0, 1]);
  });
});

describe("whose vote for the office a colleague replaces", () => {
  const replaced = (mails: readonly { readonly subject: string; readonly html: string }[]) =>
    mails.filter(({ subject }) => subject.includes("hat die Stimme Ihrer Kanzlei geändert"));
  const officePoll = { oncePerOrganisation: true, voteCanChange: true };
  const kindsOf = async ({ table }: Pick<Awaited<ReturnType<typeof pollFixture>>, "table">, id: string) =>
    (await openNotifications(table).allOf(id, new Date())).map(({ kind, by }) => [kind, by]);

  it("is told by bell, and by mail if they want to hear of their forum activity", async () => {
    const fixture = await pollFixture(officePoll);
    const { person, vote, run, friday, saturday, post } = fixture;
    const former = await person({ notifyOnOwnForumActivity: true });
    const [quiet, last] = [await person(), await person()];
    await vote(former, friday);
    await vote(quiet, saturday);
    await run();
    expect(replaced(former.mails())).toHaveLength(1);
    expect(former.mails()[0]?.html).toContain("Jetzt steht sie auf „Samstag“.");
    expect(former.mails()[0]?.html).toContain(`/discussions/posts/${post.id}`);

    await vote(last, friday);
    await run();

    expect(await kindsOf(fixture, former.id)).toEqual([["voteReplaced", quiet.id]]);
    expect(await kindsOf(fixture, quiet.id)).toEqual([["voteReplaced", last.id]]);
    expect([...replaced(quiet.mails()), ...replaced(last.mails())]).toEqual([]);
  });

  it("is told nothing where they changed it themselves, took it back since, or muted the discussion", async () => {
    const fixture = await pollFixture(officePoll);
    const { person, vote, run, notify, deliver, friday, saturday, post } = fixture;
    const wishing = { notifyOnOwnForumActivity: true };
    const [one, other] = [await person(wishing), await person(wishing)];
    await vote(one, friday);
    await vote(one, saturday);
    await run();
    await vote(other, friday);
    await notify();
    await vote(one, saturday);
    await other.choose(post.id, false);
    await deliver();
    await run();

    expect([...one.mails(), ...other.mails()]).toEqual([]);
    expect(await kindsOf(fixture, other.id)).toEqual([]);
  });

  it("hears in a secret ballot that somebody did, and neither who nor what", async () => {
    const fixture = await pollFixture({ ...officePoll, secret: true });
    const { person, vote, run, friday, saturday } = fixture;
    const former = await person({ notifyOnOwnForumActivity: true });
    const successor = await person({ lastname: "Hinterleitner" });
    await vote(former, friday);
    await vote(successor, saturday);

    await run();

    const [mail] = former.mails();
    expect(mail?.subject).toContain("Jemand hat die Stimme Ihrer Kanzlei geändert");
    for (const secret of ["Hinterleitner", "Samstag"]) expect(mail?.html).not.toContain(secret);
    expect(await kindsOf(fixture, former.id)).toEqual([["voteReplaced", null]]);
  });
});

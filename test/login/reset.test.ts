import { ReceiveMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { describe, expect, it, vi } from "vitest";
import { personalise } from "../../functions/data/templates/personal-mail.ts";
import { openDelivery } from "../../functions/platform/mail/outbox-delivery.ts";
import { contentKey } from "../../functions/platform/mail/outbox-item.ts";
import type { Item } from "../../functions/platform/table/item.ts";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import { trailAbout } from "../support/audit.ts";
import { stopClock } from "../support/stopped-clock.ts";
import { answerAccountMails } from "./account-mails.ts";
import { newPassword, signIn, someUser } from "./credentials.ts";

const { people, table } = await portal();

/** The mails that answer what was asked for, as their readers see them. */
const work = async (times = 1) => {
  const mails = await answerAccountMails(times);
  return Promise.all(
    mails.map(async ({ content, values, ...mail }): Promise<Item> => {
      const stored = await table.get(contentKey(String(content)));
      return { ...mail, ...personalise(String(stored?.html), values as Record<string, string>) };
    }),
  );
};

const codeIn = (html: unknown) => {
  const link = /href="https:\/\/portal\.example\/reset\?([^"]+)"/.exec(String(html))?.[1] ?? "";
  return new URLSearchParams(link.replaceAll("&amp;", "&")).get("code") ?? "";
};

const forget = async (username: string) => {
  const { send } = await portal();
  const { response, requests } = await send(login.forgotPassword, { query: { username } });
  return { status: response.status, text: await response.text(), requests };
};

/** Somebody who has asked for a mail, and the code in it. */
const withCode = async () => {
  const someone = await someUser();
  await forget(someone.user.username);
  const [mail] = await work();
  return { ...someone, mail, code: codeIn(mail?.html) };
};

const resetWith = async (username: string, code: string) => {
  const { call } = await portal();
  return call(login.reset, { body: { username, code, newPassword } });
};

stopClock();

describe("a forgotten password", () => {
  it("records in the audit trail that a link went out, which nobody signed in for, and who used it", async () => {
    const { user, code } = await withCode();
    vi.setSystemTime(Date.now() + 60_000);

    await resetWith(user.username, code);

    const left = await trailAbout(user.id);
    expect(left).toMatchObject([
      { action: "password.reset", actorId: user.id },
      { action: "password.link-sent", actorId: null, subjectName: user.username },
    ]);
    expect(JSON.stringify(left)).not.toContain(code);
  });

  it("is set anew by the link of a mail: the new one works, the old one and all sessions end", async () => {
    const { user, employee, credentials, mail, code } = await withCode();
    const before = await signIn(credentials);

    await resetWith(user.username, code);

    expect(mail).toMatchObject({ to: employee.email, subject: expect.stringContaining("Kanzleiportal") });
    await expect(before.call(login.profile.read, {})).rejects.toMatchObject({ status: 401 });
    await expect(signIn(credentials)).rejects.toMatchObject({ status: 401 });
    await signIn({ username: user.username, password: newPassword });
  });

  it("lets its owner in with the new one at once, in the very second", async () => {
    const { user, code } = await withCode();
    await resetWith(user.username, code);
    const { call } = await signIn({ username: user.username, password: newPassword });

    const { status } = await call(login.profile.read, {});

    expect(status).toBe(200);
  });

  it("may be set for an hour from when SES has taken the mail, however long it waited", async () => {
    const { user, mail, code } = await withCode();
    const minutes = 60_000;
    vi.setSystemTime(Date.now() + 95 * minutes);
    const ses = { send: async () => "id" };
    const deliver = openDelivery(table, {
      ses,
      queue: { send: async () => {} },
      textOf: () => "",
      personalise,
    });
    await deliver({ id: String(mail?.sk) });
    vi.setSystemTime(Date.now() + 59 * minutes);

    await resetWith(user.username, code);

    await signIn({ username: user.username, password: newPassword });
  });

  it("is answered alike for what nobody has, with the same requests, and without a mail", async () => {
    const { user } = await someUser();

    const known = await forget(user.username);
    const unknown = await Promise.all(["niemand-heisst-so", "niemand@kanzlei.example"].map(forget));

    expect(unknown).toEqual([known, known]);
    expect(known.status).toBe(204);
    expect(await work()).toHaveLength(1);
  });

  it("may be told by the mail address: each user with it gets a link, and learns for whom", async () => {
    const { user, employee } = await someUser();
    await people.employees.update(employee.id, (known) => ({ ...known, email: "Eva@xn--mller-kva.example" }));
    const { user: second } = await someUser({ employeeId: employee.id });
    await someUser({ employeeId: employee.id, isActive: false });

    await forget(" eva@müller.example ");

    const mails = await work();
    expect(mails.map(({ to }) => to)).toEqual(["Eva@xn--mller-kva.example", "Eva@xn--mller-kva.example"]);
    const usernames = [user, second].map(({ username }) => username);
    expect(
      usernames.map((name) => mails.filter(({ html }) => String(html).includes(`„${name}“`)).length),
    ).toEqual([1, 1]);
    const own = mails.find(({ html }) => String(html).includes(second.username));
    await resetWith(second.username, codeIn(own?.html));
  });

  it("brings no mail to who may not sign in, or has no address", async () => {
    const inactive = await someUser({ isActive: false });
    const nobody = await someUser({ employeeId: null });
    await forget(inactive.user.username);
    await forget(nobody.user.username);

    expect(await work()).toEqual([]);
  });

  it("brings one mail, however often its message is delivered", async () => {
    const { user } = await someUser();
    await forget(user.username);

    expect(await work(3)).toHaveLength(1);
  });

  it("fills nobody's inbox: three mails in a quarter of an hour", async () => {
    const { user } = await someUser();
    for (let times = 0; times < 5; times++) await forget(user.username);

    expect(await work()).toHaveLength(3);
  });

  it("puts neither name nor code on the queue", async () => {
    const { user } = await someUser();
    await forget(user.username);

    const { Messages = [] } = await new SQSClient({}).send(
      new ReceiveMessageCommand({
        QueueUrl: process.env.ACCOUNT_MAIL_QUEUE_URL,
        MaxNumberOfMessages: 10,
        WaitTimeSeconds: 1,
      }),
    );

    expect(Messages.length).toBeGreaterThan(0);
    for (const { Body = "" } of Messages) expect(JSON.parse(Body)).toEqual({ id: expect.any(String) });
    await work();
  });
});

describe("the code of a mail", () => {
  it("works once", async () => {
    const { user, code } = await withCode();
    await resetWith(user.username, code);

    await expect(resetWith(user.username, code)).rejects.toMatchObject({ code: "login.reset-invalid" });
  });

  it("works once when it is used twice at the same moment", async () => {
    const { user, code } = await withCode();

    const results = await Promise.allSettled([1, 2, 3].map(() => resetWith(user.username, code)));

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "login.reset-invalid" });
    }
  });

  it("is gone after five wrong ones, and when a newer one was sent", async () => {
    const guessed = await withCode();
    for (let tries = 0; tries < 5; tries++) {
      await expect(resetWith(guessed.user.username, "falsch")).rejects.toMatchObject({ status: 422 });
    }
    const renewed = await withCode();
    await forget(renewed.user.username);
    await work();

    await expect(resetWith(guessed.user.username, guessed.code)).rejects.toMatchObject({ status: 422 });
    await expect(resetWith(renewed.user.username, renewed.code)).rejects.toMatchObject({ status: 422 });
  });

  it("looks alike whether it is wrong or the name is unknown", async () => {
    const { user } = await withCode();
    const refusal = async (name: string) => {
      const { send } = await portal();
      const { response } = await send(login.reset, { body: { username: name, code: "falsch", newPassword } });
      const { requestId, ...problem } = await response.json();
      return { problem, known: typeof requestId };
    };

    expect(await refusal("niemand-heisst-so")).toEqual(await refusal(user.username));
  });

  it("is not used up by a password that is too weak", async () => {
    const { user, code } = await withCode();
    const { call } = await portal();

    const weak = call(login.reset, { body: { username: user.username, code, newPassword: "zu kurz" } });

    await expect(weak).rejects.toMatchObject({ errors: [expect.objectContaining({ path: "newPassword" })] });
    await resetWith(user.username, code);
  });

  it("is not used up by a password made of the person's address, which is told to whoever has the code", async () => {
    const { user, code } = await withCode();
    const { call } = await portal();
    const resetTo = (name: string, used: string) =>
      call(login.reset, { body: { username: name, code: used, newPassword: "anna.mueller2026" } });

    await expect(resetTo(user.username, "falsch")).rejects.toMatchObject({ code: "login.reset-invalid" });
    await expect(resetTo("niemand", "falsch")).rejects.toMatchObject({ code: "login.reset-invalid" });
    await expect(resetTo(user.username, code)).rejects.toMatchObject({
      code: "login.password-too-weak",
      errors: [expect.objectContaining({ path: "newPassword" })],
    });
    await resetWith(user.username, code);
  });

  it("lets the owner in again who was locked out by somebody's tries", async () => {
    const { user, code } = await withCode();
    for (let tries = 0; tries < 10; tries++) {
      const { send } = await portal();
      await send(login.signIn, { body: { username: user.username, password: "falsch" } });
    }

    await resetWith(user.username, code);

    await signIn({ username: user.username, password: newPassword });
  });
});

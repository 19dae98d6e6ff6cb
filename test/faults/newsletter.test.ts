import { SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openBatches } from "../../functions/news/runs/batches.repository.ts";
import { BATCH_SIZE } from "../../functions/news/runs/keys.ts";
import { news } from "../../shared/news/news.contract.ts";
import { mailsIn, timesByAddress } from "../e2e/inbox.ts";
import type { Browser } from "../support/browser.ts";
import { startWholePortal, type WholePortal, welcomeEditor } from "../support/whole-portal.ts";
import { addSubscribers, aSavedNewsletter, letTimePass, publish, statusOf } from "./newsletter.fixture.ts";

/** Two senders take ten batches each at once; half as many again wait. */
const SUBSCRIBERS = 30 * BATCH_SIZE;
const PATIENCE = { timeout: 240_000, interval: 200 };

let portal: WholePortal;
let editor: Browser;

beforeAll(async () => {
  portal = await startWholePortal({ keepMails: 50_000, instances: 2 });
  editor = await welcomeEditor(portal);
  await addSubscribers(portal, SUBSCRIBERS);
});

afterAll(async () => {
  await portal?.runtime.stop();
});

const emptyInbox = async () => {
  await fetch(`${portal.runtime.inboxUrl}/clear-store`, { method: "POST" });
};

const progressed = (id: string, done: number) =>
  vi.waitFor(async () => expect((await statusOf(editor, id)).done).toBeGreaterThanOrEqual(done), {
    ...PATIENCE,
    interval: 50,
  });

/** SES answers these calls at once and the next so late that what happens meanwhile finds them at work. */
const letPass = async (times: number) => {
  await portal.runtime.mail.stage({ delayMs: 0, times });
  await portal.runtime.mail.stage({ delayMs: 700, times: 20 });
};

/** Resolves once nothing has moved for several looks. */
const quiet = async (id: string) => {
  let before = -1;
  let quietLooks = 0;
  await vi.waitFor(
    async () => {
      await portal.runtime.mail.flush();
      const { done } = await statusOf(editor, id);
      quietLooks = done === before ? quietLooks + 1 : 0;
      before = done;
      expect(quietLooks).toBeGreaterThanOrEqual(2);
    },
    { timeout: 120_000, interval: 1_000 },
  );
};

/** What a fault left open is taken up as soon as its time is over. */
const finished = (id: string) =>
  vi.waitFor(async () => {
    const status = await statusOf(editor, id);
    if (status.state !== "finished") {
      await quiet(id);
      await letTimePass(portal, id);
    }
    expect(status.state).toBe("finished");
  }, PATIENCE);

const expectEachOnce = async (id: string, count = SUBSCRIBERS) => {
  const status = await statusOf(editor, id);
  const mails = timesByAddress(await mailsIn(portal.runtime.inboxUrl));
  expect([...mails.entries()].filter(([, times]) => times > 1)).toEqual([]);
  expect(mails.size).toBe(count);
  expect(status.total).toBe(SUBSCRIBERS);
  expect(status.done).toBe(SUBSCRIBERS);
  return mails;
};

describe("a newsletter on the whole portal", () => {
  it("goes out once when it is published twenty times at once", async () => {
    await emptyInbox();
    const id = await aSavedNewsletter(portal, editor);

    const answers = await Promise.all(Array.from({ length: 20 }, () => publish(editor, id)));
    await vi.waitFor(async () => expect((await statusOf(editor, id)).state).toBe("finished"), PATIENCE);

    expect(new Set(answers.map(({ data }) => data.startedSendingAt)).size).toBe(1);
    await expectEachOnce(id);
  });

  it("reaches everybody once though senders are killed, SES throttles and cuts off, and messages come twice", async () => {
    await emptyInbox();
    const id = await aSavedNewsletter(portal, editor);
    await portal.runtime.mail.stage({ refuse: "TooManyRequestsException", times: 3 });
    await portal.runtime.mail.stage({ cut: "before", times: 2 });
    await portal.runtime.mail.stage({ cut: "after", times: 2 });
    await letPass(2);

    await publish(editor, id);
    const url = portal.runtime.environment.NEWSLETTER_BATCH_QUEUE_URL;
    const sqs = new SQSClient({
      endpoint: portal.runtime.endpoints.SQS,
      region: portal.runtime.region,
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
    });
    await sqs.send(
      new SendMessageBatchCommand({
        QueueUrl: url,
        Entries: Array.from({ length: 10 }, (_, no) => ({
          Id: String(no),
          MessageBody: JSON.stringify({ newsletterId: id, run: 1, no }),
        })),
      }),
    );
    await progressed(id, 100);
    await portal.runtime.kill("newsletter-sender");
    await progressed(id, 200);
    await portal.runtime.kill("newsletter-sender");
    await portal.runtime.kill("newsletter-planner");
    await quiet(id);
    await finished(id);
    await portal.runtime.mail.clearFaults();

    await expectEachOnce(id);
  });

  it("gives nobody two mails though senders are killed and SES reports nothing, and shows who may have none", async () => {
    await emptyInbox();
    await portal.runtime.mail.allow({ reports: false });
    const id = await aSavedNewsletter(portal, editor);
    await letPass(2);

    await publish(editor, id);
    await progressed(id, 100);
    await portal.runtime.mail.clearFaults();
    await letPass(2);
    await portal.runtime.kill("newsletter-sender");
    await progressed(id, 200);
    await portal.runtime.kill("newsletter-sender");
    await quiet(id);
    await finished(id);
    await portal.runtime.mail.clearFaults();
    await portal.runtime.mail.allow({});

    const mails = timesByAddress(await mailsIn(portal.runtime.inboxUrl));
    const { data } = await editor.call(news.sending.deliveries, { params: { id } });
    const counts = new Map(data.data.map(({ state, count }) => [state, count]));
    const [sent = 0, inDoubt = 0] = [counts.get("sent"), counts.get("inDoubt")];
    expect([...mails.values()].filter((times) => times > 1)).toEqual([]);
    expect(inDoubt).toBeGreaterThan(0);
    expect(sent + inDoubt).toBe(SUBSCRIBERS);
    expect(mails.size).toBeGreaterThanOrEqual(sent);
  });

  it("pauses within seconds, leaves out who unsubscribes meanwhile, and goes on", async () => {
    await emptyInbox();
    const id = await aSavedNewsletter(portal, editor);
    await letPass(1);
    await publish(editor, id);
    await progressed(id, 50);
    await editor.call(news.sending.pause, { params: { id } });
    const { isAtSes } = openBatches(portal.table);
    await vi.waitFor(async () => expect(await isAtSes(id, 1)).toBe(false), PATIENCE);
    await quiet(id);
    const paused = await statusOf(editor, id);
    const mails = await mailsIn(portal.runtime.inboxUrl);
    const reached = timesByAddress(mails);
    const leaving = Array.from({ length: SUBSCRIBERS }, (_, no) => `reader${no}@example.at`).find(
      (email) => !reached.has(email),
    );
    const oneClick = mails
      .flatMap(({ headers }) => headers)
      .find(({ name }) => name === "List-Unsubscribe")?.value;

    expect(paused.state).toBe("paused");
    expect(paused.done).toBeLessThan(SUBSCRIBERS);
    expect(oneClick).toMatch(/^<http.*\/v1\/public\/subscribers\/unsubscribe\?token=/);
    const subscriber = leaving?.replace("reader", "subscriber-").replace("@example.at", "") ?? "";
    await portal.table.transact([
      portal.suppressions.suppressWrite(
        (await portal.subscribers.find(subscriber))?.organisationId ?? null,
        leaving ?? "",
        "unsubscribed",
      ),
    ]);
    await portal.runtime.mail.clearFaults();
    await editor.call(news.sending.resume, { params: { id } });
    await finished(id);

    const times = await expectEachOnce(id, SUBSCRIBERS - 1);
    expect(times.has(leaving ?? "")).toBe(false);
  });

  it("ends a subscription by the mail client's one click, and tells SES's bounces in the ledger", async () => {
    await emptyInbox();
    await portal.subscribers.update("subscriber-3", (one) => ({
      ...one,
      email: "bounce@simulator.amazonses.com",
    }));
    const id = await aSavedNewsletter(portal, editor);
    await publish(editor, id);
    await finished(id);
    const [first] = await mailsIn(portal.runtime.inboxUrl);
    const link = first?.headers.find(({ name }) => name === "List-Unsubscribe")?.value.slice(1, -1) ?? "";

    const answer = await fetch(link, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(answer.status).toBe(204);
    const left = first?.destination.to[0]?.replace("reader", "subscriber-").replace("@example.at", "") ?? "";
    expect((await portal.subscribers.find(left))?.customerUnsuscribedAt).not.toBeNull();
    const bounced = await vi.waitFor(async () => {
      await portal.runtime.mail.flush();
      const { data } = await editor.call(news.sending.details, {
        params: { id },
        query: {
          config: {
            skip: 0,
            limit: 15,
            withCreator: false,
            filters: [{ field: "state", values: ["bounced"], comparator: "eq" }],
            sort: [],
          },
        },
      });
      expect(data.totalCount).toBe(1);
      return data.data[0];
    }, PATIENCE);

    expect(bounced).toMatchObject({ email: "bounce@simulator.amazonses.com", success: false });
  });
});

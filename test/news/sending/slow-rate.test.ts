import { beforeAll, describe, expect, it } from "vitest";
import { sendBatch } from "../../../functions/news/delivery/sender.ts";
import { sweep } from "../../../functions/news/delivery/sweeper.ts";
import { streamedSources } from "../../../functions/news/newsletters/recipients.ts";
import { BATCH_SIZE } from "../../../functions/news/runs/keys.ts";
import type { BatchMessage } from "../../../functions/news/runs/messages.ts";
import { planRun } from "../../../functions/news/runs/planner.ts";
import { openBulkRate } from "../../../functions/platform/mail/bulk-rate.ts";
import { openSendingRate } from "../../../functions/platform/mail/sending-rate.ts";
import { verdictOnStatus } from "../../../functions/platform/mail/ses-outcome.ts";
import type { Queue } from "../../../functions/platform/queue/queue.ts";
import type { Table } from "../../../functions/platform/table/table.ts";
import { createAccount } from "../../../infra/local/mail/account.ts";
import { expectEachOnce } from "./planned-run.ts";
import { type Answer, NEWSLETTER, type SendingFixture, sendingFixture } from "./sending.fixture.ts";
import { virtualTime } from "./virtual-time.ts";

const SENDERS = 8;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Counts the writes to the item that holds the rate. */
const countingWrites = (table: Table, note: () => void): Table => ({
  ...table,
  tryUpdate: (...change) => {
    note();
    return table.tryUpdate(...change);
  },
});

/** As strict as SES, which takes so many mails a second. */
const strictSes = (time: { now: () => number }, rate: number) => {
  const account = createAccount(time.now);
  account.set({ rate });
  let refused = 0;
  const answer: Answer = (entries) =>
    entries.map(({ email }) => {
      if (!account.refusalOf([email]))
        return { verdict: verdictOnStatus("SUCCESS"), messageId: `id-${email}` };
      refused++;
      return { verdict: verdictOnStatus("ACCOUNT_THROTTLED"), messageId: undefined };
    });
  return { answer, refused: () => refused };
};

/** Eight senders and the sweeper in virtual time, with a queue that keeps delays. */
const sendSlowly = async (portal: SendingFixture, rate: number) => {
  const time = virtualTime(Date.now());
  const ses = strictSes(time, rate);
  portal.fixture.answer = ses.answer;
  const queue: { message: BatchMessage; at: number }[] = [];
  const sendings = new Map<number, number>();
  const writes = new Map<number, number>();
  let longest = 0;
  const batchQueue: Queue<BatchMessage> = {
    send: async (messages, delay?: number) => {
      for (const message of messages) {
        queue.push({ message, at: time.now() + (delay ?? 0) * SECOND });
        sendings.set(message.no, (sendings.get(message.no) ?? 0) + 1);
      }
      longest = Math.max(longest, queue.length);
    },
  };
  const bulkRate = openBulkRate(
    portal.table,
    { quota: async () => ({ perSecond: rate, perDay: -1, sentLastDay: 0 }) },
    time.now,
  );
  const noteWrite = () => {
    const second = Math.floor(time.now() / SECOND);
    writes.set(second, (writes.get(second) ?? 0) + 1);
  };
  const isOver = async () => (await portal.status()).state === "finished";
  const next = () => {
    const index = queue.findIndex(({ at }) => at <= time.now());
    return index < 0 ? undefined : queue.splice(index, 1)[0];
  };

  const sender = () => async () => {
    const rate = openSendingRate(countingWrites(portal.table, noteWrite), bulkRate, time);
    const deps = { ...portal.sender(), batchQueue, rate };
    while (!(await isOver())) {
      const taken = next();
      if (taken) await sendBatch(deps, taken.message);
      else await time.wait(SECOND);
    }
  };
  const planner = async () => {
    const sources = () => streamedSources(portal);
    await planRun({ ...portal, batchQueue, bulkRate, sources }, { newsletterId: NEWSLETTER, run: 1 });
  };
  const sweeper = async () => {
    const planQueue = { send: async () => {} };
    const deps = { ...portal, planQueue, batchQueue, bulkRate, resolveAfter: 0 };
    while (!(await isOver())) {
      await time.wait(MINUTE);
      await sweep({ ...deps, now: time.now });
    }
  };
  const begun = time.now();
  await time.run([planner, sweeper, ...Array.from({ length: SENDERS }, sender)]);
  return {
    seconds: (time.now() - begun) / SECOND,
    longest,
    most: Math.max(...sendings.values()),
    writesPerSecond: Math.max(...writes.values()),
    refused: ses.refused(),
  };
};

/** More batches than may be on the queue at once. */
const RECIPIENTS = 45 * BATCH_SIZE;
/** Newsletters have nine tenths of the rate. */
const SECONDS = RECIPIENTS / (14 * 0.9);

describe("a newsletter at 14 mails a second", () => {
  let portal: SendingFixture;
  let sending: Awaited<ReturnType<typeof sendSlowly>>;

  beforeAll(async () => {
    portal = await sendingFixture();
    await portal.addSubscribers(RECIPIENTS);
    await portal.start();
    sending = await sendSlowly(portal, 14);
  });

  it("keeps few batches on the queue, puts hardly any back and still uses the whole rate", async () => {
    const { seconds, longest, most, writesPerSecond } = sending;

    await expectEachOnce(portal, RECIPIENTS);
    expect(longest).toBeLessThan(40);
    // A batch of 50 is five calls of twelve.
    expect(most).toBeLessThanOrEqual(5 + 2);
    expect(writesPerSecond).toBeLessThan(50);
    expect(seconds).toBeGreaterThan(SECONDS - 10);
    expect(seconds).toBeLessThan(SECONDS * 1.1 + 60);
  });

  it("asks SES for no more than it takes, so that nothing is refused and nobody in doubt", async () => {
    expect(sending.refused).toBe(0);
    expect(await portal.counts()).toEqual([{ state: "sent", count: RECIPIENTS }]);
  });
});

import { openPeople } from "../../../functions/data/people/open-people.ts";
import { openMailFrom } from "../../../functions/data/templates/mail-sender.ts";
import { openRunCache } from "../../../functions/news/sending/deliver/run-cache.ts";
import { type SenderDeps, sendBatch } from "../../../functions/news/sending/deliver/sender.ts";
import { sweep } from "../../../functions/news/sending/deliver/sweeper.ts";
import { openUnsubscribeLinks } from "../../../functions/news/sending/deliver/unsubscribe-links.ts";
import { takeEvents } from "../../../functions/news/sending/follow/take-events.ts";
import type { BatchMessage, PlanMessage } from "../../../functions/news/sending/messages.ts";
import { planRun } from "../../../functions/news/sending/plan/planner.ts";
import { streamedSources } from "../../../functions/news/sending/plan/recipients.ts";
import { openLedger, openRecipientStores } from "../../../functions/news/sending/sending.deps.ts";
import { openDoneWrites } from "../../../functions/news/sending/starter-notification.ts";
import { openSendTimes } from "../../../functions/news/sending/window/send-times.ts";
import type { MailFrom } from "../../../functions/platform/mail/mail-from.ts";
import type { BulkEntry, BulkResult } from "../../../functions/platform/mail/ses.ts";
import type { Queue } from "../../../functions/platform/queue/queue.ts";
import type { SendWindow } from "../../../shared/administration/send-window.ts";
import { defaultSettings } from "../../../shared/administration/settings.contract.ts";
import type { RecipientChoice } from "../../../shared/news/recipients.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { newTable } from "../../support/new-table.ts";

export const NEWSLETTER = "letter";

export const everybody: RecipientChoice = {
  organisationId: null,
  sendToAssociateDirectors: true,
  sendToPartnerDirectors: true,
  sendToEmployees: true,
  sendToClients: true,
  sendToExternals: true,
  sendToSubsInterestedInTaxNews: true,
  sendToSubsInterestedInDoctorNews: false,
};

export const aSubscriber = (no: number, overrides: Partial<Subscriber> = {}): Subscriber => ({
  id: `sub-${no}`,
  name: `Abonnentin ${no}`,
  email: `s${no}@example.at`,
  branche: null,
  plz: null,
  ort: null,
  organisationId: "1",
  isClient: no % 2 === 0,
  receivesTaxNews: true,
  receivesDoctorsNews: false,
  registrationConfirmedAt: "2026-01-01T00:00:00.000Z",
  customerUnsuscribedAt: null,
  unsubscribedBy: null,
  consent: null,
  ownerConfirmedAt: null,
  ...overrides,
});

const memoryQueue = <Message>() => {
  const messages: Message[] = [];
  const queue: Queue<Message> = {
    send: async (sent) => {
      messages.push(...sent);
    },
  };
  return { messages, queue };
};

/** How the staged SES answers a call; the default takes every mail. */
export type Answer = (entries: readonly BulkEntry[]) => BulkResult[] | Promise<BulkResult[]>;

const accept: Answer = (entries) =>
  entries.map(({ email }) => ({ verdict: { kind: "accepted" }, messageId: `id-${email}` }));

/** The newsletter pipeline on a real table, with queues and an SES whose behaviour a test decides. */
export const sendingWorld = async () => {
  const { table } = await newTable();
  const ledger = openLedger(table);
  const stores = openRecipientStores(table);
  const plan = memoryQueue<PlanMessage>();
  const batch = memoryQueue<BatchMessage>();
  const sent: { email: string; tags: Readonly<Record<string, string>> }[] = [];
  const froms: (MailFrom | undefined)[] = [];
  const notifications: string[] = [];
  const world = {
    now: Date.now,
    answer: accept,
    settleAfter: 0,
    maxFailurePercent: 10,
    perSecond: 100_000,
    sendWindow: null as SendWindow | null,
  };
  const doneWrites = openDoneWrites(openPeople(table));
  const bulkRate = async () => world.perSecond;
  const settings = { ...defaultSettings, id: "settings", modifiedAt: null, modifiedBy: null };
  const sendTimes = openSendTimes({
    current: async () => ({ ...settings, sendWindow: world.sendWindow }),
  });

  const sender = (): SenderDeps => ({
    ...ledger,
    runCache: openRunCache(ledger.runs),
    batchQueue: batch.queue,
    suppressions: stores.suppressions,
    fromOf: openMailFrom(openPeople(table).organisations),
    rate: { reserve: async () => true },
    links: openUnsubscribeLinks("secret", "https://portal.example"),
    settleAfter: world.settleAfter,
    maxFailurePercent: world.maxFailurePercent,
    sendTimes,
    notifyPaused: async (_, reason) => {
      notifications.push(reason);
    },
    ses: {
      sendBulk: async ({ from }, entries, tags) => {
        froms.push(from);
        const results = await world.answer(entries);
        entries.forEach(({ email, tags: own }, index) => {
          if (results[index]?.verdict.kind === "accepted") sent.push({ email, tags: { ...tags, ...own } });
        });
        return results;
      },
    },
  });

  const start = async (run = 1, { toAllAgain = false, choice = everybody } = {}) => {
    await table.transact(
      ledger.runs.startWrites({
        newsletterId: NEWSLETTER,
        run,
        organisationId: choice.organisationId,
        choice,
        content: { subject: "s", marked: "<p>Text</p>" },
        toAllAgain,
        startedBy: "user",
        now: new Date(),
      }),
    );
    plan.messages.push({ newsletterId: NEWSLETTER, run });
  };

  const planAll = async () => {
    for (let message = plan.messages.shift(); message; message = plan.messages.shift()) {
      const deps = {
        ...ledger,
        batchQueue: batch.queue,
        bulkRate,
        sources: () => streamedSources(stores),
      };
      await planRun(deps, message);
    }
  };

  const sendAll = async (times = 1) => {
    for (let message = batch.messages.shift(); message; message = batch.messages.shift()) {
      for (let delivery = 0; delivery < times; delivery++) await sendBatch(sender(), message);
    }
  };

  return {
    ...ledger,
    ...stores,
    table,
    world,
    sent,
    froms,
    notifications,
    planMessages: plan.messages,
    batchMessages: batch.messages,
    doneWrites,
    start,
    planAll,
    sendAll,
    sender,
    addSubscribers: (count: number, of: (no: number) => Subscriber = aSubscriber) =>
      stores.subscribers.insertMany(Array.from({ length: count }, (_, no) => of(no))),
    status: () => ledger.runs.find(NEWSLETTER),
    sweep: (now = Date.now()) =>
      sweep({
        ...ledger,
        planQueue: plan.queue,
        batchQueue: batch.queue,
        bulkRate,
        doneWrites,
        settleAfter: world.settleAfter,
        sendTimes,
        now: () => now,
      }),
    takeEvents: (events: readonly object[]) =>
      takeEvents({ table, ...ledger, ...stores }, events.map((event) => JSON.stringify(event)).join("\n")),
  };
};

export type SendingWorld = Awaited<ReturnType<typeof sendingWorld>>;

/** What SES would publish about a mail that was taken. */
export const eventAbout = (
  mail: { email: string; tags: Readonly<Record<string, string>> },
  eventType: "Send" | "Delivery" | "Bounce" | "Complaint",
) => ({
  eventType,
  mail: {
    messageId: `id-${mail.email}`,
    timestamp: "2026-11-20T10:00:00.000Z",
    destination: [mail.email],
    tags: Object.fromEntries(Object.entries(mail.tags).map(([name, value]) => [name, [value]])),
  },
  ...(eventType === "Bounce"
    ? { bounce: { bounceType: "Permanent", bouncedRecipients: [{ diagnosticCode: "550" }] } }
    : {}),
});

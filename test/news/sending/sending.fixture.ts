import { openClickLinks } from "../../../functions/data/newsletters/click-links.ts";
import { openStores } from "../../../functions/data/stores.ts";
import { openUnsubscribeLinks } from "../../../functions/data/subscribers/unsubscribe-links.ts";
import { deliveryCounts, ledgerPage } from "../../../functions/news/delivery/ledger.ts";
import { openRunCache } from "../../../functions/news/delivery/run-cache.ts";
import { type SenderDeps, sendBatch } from "../../../functions/news/delivery/sender.ts";
import { sweep } from "../../../functions/news/delivery/sweeper.ts";
import { takeEvents } from "../../../functions/news/delivery/take-events.ts";
import { openNews } from "../../../functions/news/news.deps.ts";
import { streamedSources } from "../../../functions/news/newsletters/recipients.ts";
import type { BatchMessage, PlanMessage } from "../../../functions/news/runs/messages.ts";
import { planRun } from "../../../functions/news/runs/planner.ts";
import { openSendTimes } from "../../../functions/news/runs/send-times.ts";
import type { MailFrom } from "../../../functions/platform/mail/mail-from.ts";
import type { BulkEntry, BulkResult } from "../../../functions/platform/mail/ses.ts";
import type { Queue } from "../../../functions/platform/queue/queue.ts";
import type { SendWindow } from "../../../shared/administration/send-window.ts";
import { defaultSettings } from "../../../shared/administration/settings.ts";
import { type ListConfig, listConfig } from "../../../shared/contract/list.ts";
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

export const accept: Answer = (entries) =>
  entries.map(({ email }) => ({ verdict: { kind: "accepted" }, messageId: `id-${email}` }));

/** The newsletter pipeline on a real table, with queues and an SES whose behaviour a test decides. */
export const sendingFixture = async () => {
  const { table } = await newTable();
  const news = openNews(openStores(table));
  const plan = memoryQueue<PlanMessage>();
  const batch = memoryQueue<BatchMessage>();
  const sent: { email: string; tags: Readonly<Record<string, string>> }[] = [];
  const froms: (MailFrom | undefined)[] = [];
  const pauseNotifications: string[] = [];
  const fixture = {
    now: Date.now,
    answer: accept,
    resolveAfter: 0,
    maxFailurePercent: 10,
    perSecond: 100_000,
    perCall: 50,
    ledgerRetentionDays: defaultSettings.ledgerRetentionDays,
    /** Instead of `perCall`. */
    rate: undefined as SenderDeps["rate"] | undefined,
    sendWindow: null as SendWindow | null,
  };
  const bulkRate = async () => fixture.perSecond;
  const settings = { ...defaultSettings, id: "settings", modifiedAt: null, modifiedBy: null };
  const sendTimes = openSendTimes({
    current: async () => ({ ...settings, sendWindow: fixture.sendWindow }),
  });

  const clickLinks = openClickLinks("secret", "https://portal.example");
  const sender = (): SenderDeps => ({
    ...news,
    runCache: openRunCache({ runs: news.runs, fromOf: news.mailFrom, clickLinks }),
    batchQueue: batch.queue,
    rate: fixture.rate ?? { reserve: async (mails) => ({ mails: Math.min(mails, fixture.perCall) }) },
    links: openUnsubscribeLinks("secret", "https://portal.example"),
    resolveAfter: fixture.resolveAfter,
    maxFailurePercent: fixture.maxFailurePercent,
    sendTimes,
    notifyPaused: async (_, reason) => {
      pauseNotifications.push(reason);
    },
    ses: {
      sendBulk: async ({ from }, entries, tags) => {
        froms.push(from);
        const results = await fixture.answer(entries);
        entries.forEach(({ email, tags: own }, index) => {
          if (results[index]?.verdict.kind === "accepted") sent.push({ email, tags: { ...tags, ...own } });
        });
        return results;
      },
    },
  });

  const start = async (run = 1, { toAllAgain = false, choice = everybody } = {}) => {
    await table.transact(
      news.runs.startWrites({
        newsletterId: NEWSLETTER,
        run,
        organisationId: choice.organisationId,
        choice,
        content: { subject: "s", marked: "<p>Text</p>" },
        toAllAgain,
        startedBy: "user",
        ledgerRetentionDays: fixture.ledgerRetentionDays,
        now: new Date(),
      }),
    );
    plan.messages.push({ newsletterId: NEWSLETTER, run });
  };

  const planAll = async () => {
    for (let message = plan.messages.shift(); message; message = plan.messages.shift()) {
      const deps = {
        ...news,
        batchQueue: batch.queue,
        bulkRate,
        sources: () => streamedSources(news),
      };
      await planRun(deps, message);
    }
  };

  /** What the sweeper asks for when a run goes on. */
  const planAgain = async () => {
    plan.messages.push({ newsletterId: NEWSLETTER, run: 1 });
    await planAll();
  };

  const status = async () => {
    const run = await news.runs.find(NEWSLETTER);
    if (!run) throw new Error("Nothing was started");
    return run;
  };

  const sendAll = async (times = 1) => {
    for (let message = batch.messages.shift(); message; message = batch.messages.shift()) {
      for (let delivery = 0; delivery < times; delivery++) await sendBatch(sender(), message);
    }
  };

  return {
    ...news,
    table,
    sendTimes,
    fixture,
    sent,
    froms,
    pauseNotifications,
    planMessages: plan.messages,
    batchMessages: batch.messages,
    start,
    planAll,
    planAgain,
    sendAll,
    sender,
    addSubscribers: (count: number, of: (no: number) => Subscriber = aSubscriber) =>
      news.subscribers.insertMany(Array.from({ length: count }, (_, no) => of(no))),
    status,
    resume: async () => {
      await news.runs.resume(NEWSLETTER, 1);
      await planAgain();
    },
    ledger: async (config: Partial<ListConfig> = {}) => ledgerPage(news, await status(), listConfig(config)),
    counts: async () => deliveryCounts(news, await status()),
    mail: (at = 0) => {
      const mail = sent[at];
      if (!mail) throw new Error("Nothing was sent");
      return mail;
    },
    sweep: (now = Date.now()) =>
      sweep({
        ...news,
        planQueue: plan.queue,
        batchQueue: batch.queue,
        bulkRate,
        resolveAfter: fixture.resolveAfter,
        sendTimes,
        now: () => now,
      }),
    takeEvents: (events: readonly object[]) =>
      takeEvents(news, events.map((event) => JSON.stringify(event)).join("\n")),
  };
};

export type SendingFixture = Awaited<ReturnType<typeof sendingFixture>>;

/** What SES would publish about a mail that was taken. */
export const eventAbout = (
  mail: { email: string; tags: Readonly<Record<string, string>> },
  eventType: "Send" | "Delivery" | "Bounce" | "Complaint" | "Reject",
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

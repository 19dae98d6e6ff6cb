import { setTimeout as sleep } from "node:timers/promises";
import { openUnsubscribeLinks } from "../../../functions/data/subscribers/unsubscribe-links.ts";
import { newsletterMail } from "../../../functions/data/templates/newsletter-mail.ts";
import { recipientData } from "../../../functions/data/templates/recipient-data.ts";
import { openRuns } from "../../../functions/news/runs/runs.repository.ts";
import { listUnsubscribeHeaders } from "../../../functions/platform/mail/ses.ts";
import type { Table } from "../../../functions/platform/table/table.ts";
import { INSTANCES } from "../../../infra/local/lambda/capacity.ts";
import { news } from "../../../shared/news/news.contract.ts";
import type { Browser } from "../../support/browser.ts";
import { readyPeople } from "../../support/viewers.ts";
import type { BareMail } from "../bare/bare-consumer.ts";
import { type BareRun, runBarePipeline } from "../bare/bare-pipeline.ts";
import { absolute, compared, type Figure, type Part } from "../kit/figure.ts";
import { inPairs, ofBoth, type Pair } from "../kit/pairs.ts";
import { temporaryFolder } from "../kit/scope.ts";
import { type PortalRun, startPortal } from "../portal/portal-run.ts";
import { seedArticles, seedNewsletter, seedSubscribers } from "../portal/seeding.ts";

const ARTICLES = 5;
/** In ms. */
const POLL = 50;

const bareMailOf = async (table: Table, newsletterId: string): Promise<BareMail> => {
  const mail = newsletterMail(await openRuns(table).content(newsletterId, 1));
  const links = openUnsubscribeLinks("secret", "https://portal.example");
  const { page, oneClick } = links.of("subscriber-0123456789");
  return {
    ...mail,
    values: recipientData(mail, { kind: "clients", name: "Eva Gruber 12345", unsubscribeUrl: page }),
    headers: listUnsubscribeHeaders(oneClick),
  };
};

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Times in ms, those to the first mail and to the last result from the call. */
const sendNewsletter = async ({ probe, runtime, table }: PortalRun, editor: Browser, id: string) => {
  const params = { id };
  const runs = openRuns(table);
  // The page shows mail and totals before anybody can send.
  const { data: draft } = await editor.call(news.newsletters.read, { params });
  await editor.call(news.newsletters.preview, { body: draft });
  await editor.call(news.sending.status, { params, query: {} });
  probe.look();
  const startedAt = Date.now();
  await editor.call(news.sending.publish, { params, query: {} });
  let run = await runs.find(id);
  while (run?.state !== "finished") {
    await sleep(POLL);
    run = await runs.find(id);
  }
  const whole = Date.now() - startedAt;
  const [recipients, done] = [sum(run.totals), sum(run.done)];
  if (done !== recipients || run.failed > 0)
    throw new Error(`${done} of ${recipients} are done, ${run.failed} failed.`);
  await runtime.drain();
  const { requests, firstMailAt } = probe.look();
  return { recipients, firstMail: firstMailAt - startedAt, whole, requests };
};

type NewsletterRun = Awaited<ReturnType<typeof sendNewsletter>>;

type Runs = readonly Pair<NewsletterRun, BareRun>[];

/** One portal sends; the engines of the other, idle one serve the bare pipeline. */
const openBoth = async (scope: AsyncDisposableStack) => {
  const start = (moving: boolean) =>
    startPortal(scope, { dataDir: temporaryFolder(scope), queues: moving, schedules: moving });
  const [portal, idle] = [await start(true), await start(false)];
  const editor = await portal.visit(readyPeople.editor);
  const articles = await seedArticles(portal.table, ARTICLES);
  const send = async () => {
    const id = await seedNewsletter(portal.table, articles);
    return { id, run: await sendNewsletter(portal, editor, id) };
  };
  const sendBare = async (id: string) => {
    const mail = await bareMailOf(portal.table, id);
    const partitions = ["SUBSCRIBER#0", "SUBSCRIBER#1"];
    const run = await runBarePipeline({ runtime: idle.runtime, partitions, mail, threads: INSTANCES });
    // Lets its engines finish writing events.
    await idle.runtime.mail.flush();
    return run;
  };
  return {
    grow: async (by: number) => {
      for (const { table } of [portal, idle]) await seedSubscribers(table, by);
    },
    measure: async (times: number): Promise<Runs> => {
      let id = "";
      return inPairs(
        times,
        async () => {
          const sent = await send();
          id = sent.id;
          return sent.run;
        },
        () => sendBare(id),
      );
    },
  };
};

const rateOf = ({ recipients, whole }: Pick<BareRun, "recipients" | "whole">) => (recipients / whole) * 1000;

const speed = (size: number, runs: Runs): Figure =>
  compared({
    what: `newsletter to ${size.toLocaleString("en")}`,
    unit: "recipients/s",
    yardstick: "a bare pipeline",
    pairs: ofBoth(runs, rateOf),
    goal: { least: 0.5 },
  });

const wait = (runs: Runs): Figure =>
  compared({
    what: "newsletter: from publishing it to the first mail",
    unit: "ms",
    yardstick: "a bare pipeline",
    pairs: ofBoth(runs, ({ firstMail }) => firstMail),
    goal: { most: 1.5 },
  });

const requestsOf = ({ recipients, requests }: NewsletterRun): Figure => {
  const what = "newsletter: AWS requests for 1,000 recipients, polls included";
  return absolute(what, (requests / recipients) * 1000, "requests", { most: 100 });
};

export const about = "newsletters to 5,000 and 50,000, beside the same steps without product code";

export const part: Part = async ({ quick, say, scope }) => {
  const [small, large] = quick ? [500, 2_000] : [5_000, 50_000];
  const { grow, measure } = await openBoth(scope);
  say(`${small} recipients`);
  await grow(small);
  await measure(1);
  const few = await measure(quick ? 1 : 4);
  say(`${large} recipients`);
  await grow(large - small);
  const many = await measure(quick ? 1 : 3);
  const [last] = many.slice(-1);
  return [
    speed(small, few),
    speed(large, many),
    wait([...few, ...many]),
    ...(last ? [requestsOf(last.measured)] : []),
  ];
};

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newsletterMail } from "../../functions/data/templates/newsletter-mail.ts";
import { recipientData } from "../../functions/data/templates/recipient-data.ts";
import { openUnsubscribeLinks } from "../../functions/news/sending/deliver/unsubscribe-links.ts";
import { openRuns } from "../../functions/news/sending/runs.repository.ts";
import { listUnsubscribeHeaders } from "../../functions/platform/mail/list-unsubscribe.ts";
import { readyPeople } from "../support/viewers.ts";
import type { BareMail } from "./bare-consumer.ts";
import { runBarePipeline } from "./bare-pipeline.ts";
import type { Figure, Group } from "./figure.ts";
import { type NewsletterRun, sendNewsletter } from "./newsletter-run.ts";
import { type PortalRun, startPortal } from "./portal-run.ts";
import { seedArticles, seedNewsletter, seedSubscribers } from "./seeding.ts";
import { median, spread } from "./statistics.ts";
import { withScope } from "./with-scope.ts";

const ARTICLES = 5;
/** As many as a local run has instances of the sender, each with one event of ten messages. */
const CONSUMERS = 4;
const THREADS = 2;

interface Measured {
  /** The first newsletter since the start, and one after it, of each round. */
  readonly cold: NewsletterRun[];
  readonly warm: NewsletterRun[];
  /** Recipients a second. */
  readonly bare: number[];
}

/** What the product froze for its run, as the bare pipeline's mail. */
const bareMailOf = async ({ table }: PortalRun, newsletterId: string): Promise<BareMail> => {
  const mail = newsletterMail(await openRuns(table).content(newsletterId, 1));
  const { page, oneClick } = openUnsubscribeLinks("secret", "https://portal.example").of(
    "subscriber-0123456789",
  );
  return {
    ...mail,
    values: recipientData(mail, { name: "Eva Gruber 12345", unsubscribeUrl: page }),
    headers: listUnsubscribeHeaders(oneClick),
  };
};

const measure = (size: number, rounds: number, say: (text: string) => void): Promise<Measured> =>
  withScope(async (scope) => {
    const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
    scope.defer(() => rmSync(dataDir, { recursive: true, force: true }));
    const idle = { dataDir, queues: false, schedules: false };
    const measured: Measured = { cold: [], warm: [], bare: [] };

    const within = <Result>(options: object, work: (portal: PortalRun) => Promise<Result>) =>
      withScope(async (running) => work(await startPortal(running, options)));

    say(`${size} subscribers are written`);
    const articles = await within(idle, async ({ table }) => {
      await seedSubscribers(table, size);
      return seedArticles(table, ARTICLES);
    });
    for (let round = 0; round < rounds; round++) {
      const mail = await within({ dataDir }, async (portal) => {
        say(`newsletter to ${size}, round ${round + 1}`);
        const editor = await portal.visit(readyPeople.editor);
        const send = async () => {
          const id = await seedNewsletter(portal.table, articles);
          return { id, run: await sendNewsletter(portal, editor, id) };
        };
        const { id, run } = await send();
        measured.cold.push(run);
        measured.warm.push((await send()).run);
        return bareMailOf(portal, id);
      });
      say(`bare pipeline to ${size}, round ${round + 1}`);
      await within(idle, async ({ runtime }) => {
        const partitions = ["SUBSCRIBER#0", "SUBSCRIBER#1"];
        for (let turn = 0; turn < 2; turn++)
          measured.bare.push(
            await runBarePipeline({ runtime, partitions, mail, consumers: CONSUMERS, threads: THREADS }),
          );
      });
    }
    return measured;
  });

const rateOf = ({ recipients, whole }: NewsletterRun) => (recipients / whole) * 1000;

const requestFigures = ({ recipients, findings: { functions, sources } }: NewsletterRun): Figure[] => {
  const per1000 = (count: number) => (count / recipients) * 1000;
  const services = ["DynamoDB", "SQS", "SES", "S3"] as const;
  const byService = services.map((service) =>
    Object.values(functions).reduce((sum, requests) => sum + (requests[service] ?? 0), 0),
  );
  const all = byService.reduce((sum, count) => sum + count, sources);
  const unit = "requests/1,000";
  return [
    ...services.map((service, index) => ({
      what: `${service}, by functions`,
      value: per1000(byService[index] ?? 0),
      unit,
    })),
    { what: "SQS, by event sources", value: per1000(sources), unit },
    { what: "AWS requests in all", value: per1000(all), unit, goal: { kind: "most", value: 100 } },
  ];
};

const MB = 1024 * 1024;

const figuresAt = (size: number, { cold, warm, bare }: Measured): Figure[] => {
  const at = `newsletter to ${size}`;
  const yardstick = { what: "bare pipeline", value: median(bare) };
  const speed = (runs: readonly NewsletterRun[]) => {
    const rates = runs.map(rateOf);
    return { value: median(rates), unit: "recipients/s", spread: spread(rates), yardstick };
  };
  const slowest = (runs: readonly NewsletterRun[], of: (run: NewsletterRun) => number, bound: number) => ({
    value: Math.max(...runs.map(of)),
    unit: "ms",
    goal: { kind: "most" as const, value: bound },
  });
  const kinds = [
    { which: "", runs: warm },
    { which: ", first since the start", runs: cold },
  ];
  return [
    { what: `${at}: speed`, ...speed(warm), ratioGoal: { kind: "least", value: 0.5 } },
    { what: `${at}: speed, first since the start`, ...speed(cold) },
    ...kinds.flatMap(({ which, runs }) => [
      { what: `${at}: publish call${which}`, ...slowest(runs, ({ call }) => call, 100) },
      { what: `${at}: first mail${which}`, ...slowest(runs, ({ firstMail }) => firstMail, 1000) },
    ]),
    ...warm
      .slice(0, 1)
      .flatMap(requestFigures)
      .map((figure) => ({ ...figure, what: `${at}: ${figure.what}` })),
  ];
};

const memoryFigures = (small: Measured, large: Measured): Figure[] => {
  const compared = (what: string, of: (run: NewsletterRun) => number): Figure => {
    const most = ({ cold, warm }: Measured) => Math.max(...[...cold, ...warm].map(of)) / MB;
    const yardstick = { what: "smaller size", value: most(small) };
    return { what: `memory: ${what}`, value: most(large), unit: "MB", yardstick };
  };
  const workers = ["newsletter-sender", "newsletter-planner", "ses-events"];
  const of = (heaps: Readonly<Record<string, number>>, worker: string) =>
    Math.max(
      0,
      ...Object.entries(heaps).flatMap(([name, bytes]) =>
        name.includes(worker.replaceAll("-", "")) ? bytes : [],
      ),
    );
  return [
    ...workers.flatMap((worker) => [
      compared(`${worker}, kept by an instance`, ({ findings }) => of(findings.keptHeaps, worker)),
      compared(`${worker}, peak with garbage`, ({ findings }) => of(findings.peakHeaps, worker)),
    ]),
    compared("process of all functions, peak RSS", ({ peakRss }) => peakRss),
  ];
};

export const newsletter: Group = async ({ quick, say }) => {
  const [small, large] = quick ? ([500, 2_000] as const) : ([5_000, 50_000] as const);
  const atSmall = await measure(small, quick ? 1 : 3, say);
  const atLarge = await measure(large, quick ? 1 : 2, say);
  return [...figuresAt(small, atSmall), ...figuresAt(large, atLarge), ...memoryFigures(atSmall, atLarge)];
};

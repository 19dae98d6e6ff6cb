import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { INSTANCES } from "../../../infra/local/lambda/capacity.ts";
import { readyPeople } from "../../support/viewers.ts";
import { bareMailOf } from "../bare/bare-mail.ts";
import { type BareRun, runBarePipeline } from "../bare/bare-pipeline.ts";
import { compared, type Figure } from "../kit/figure.ts";
import { inPairs, type Pair } from "../kit/pairs.ts";
import type { Part } from "../kit/part.ts";
import { withScope } from "../kit/with-scope.ts";
import { type NewsletterRun, sendNewsletter } from "../portal/newsletter-run.ts";
import { startPortal } from "../portal/portal-run.ts";
import { seedArticles, seedNewsletter, seedSubscribers } from "../portal/seeding.ts";

const ARTICLES = 5;

const onDisk = (scope: AsyncDisposableStack, options: object = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
  scope.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  return startPortal(scope, { dataDir, ...options });
};

type Runs = readonly Pair<NewsletterRun, BareRun>[];

/** One portal sends; the engines of the other, idle one serve the bare pipeline. */
const openBoth = async (scope: AsyncDisposableStack) => {
  const portal = await onDisk(scope);
  const idle = await onDisk(scope, { queues: false, schedules: false });
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
    pairs: runs.map(({ measured, yardstick }) => ({
      measured: rateOf(measured),
      yardstick: rateOf(yardstick),
    })),
    goal: { least: 0.5 },
  });

const waits = (runs: Runs): Figure[] => [
  compared({
    what: "newsletter: the call that publishes it",
    unit: "ms",
    yardstick: "opening it",
    pairs: runs.map(({ measured: { call, opening } }) => ({ measured: call, yardstick: opening })),
    goal: { most: 8 },
  }),
  compared({
    what: "newsletter: from there to the first mail",
    unit: "ms",
    yardstick: "a bare pipeline",
    pairs: runs.map(({ measured, yardstick }) => ({
      measured: measured.firstMail,
      yardstick: yardstick.firstMail,
    })),
    goal: { most: 1.5 },
  }),
];

const requestsOf = ({ recipients, findings: { requests, polls } }: NewsletterRun): Figure => {
  const all = Object.values(requests).reduce((sum, count) => sum + count, polls);
  return {
    what: "newsletter: AWS requests for 1,000 recipients, polls included",
    value: (all / recipients) * 1000,
    unit: "requests",
    goal: { most: 100 },
  };
};

export const newsletter: Part = ({ quick, say }) =>
  withScope(async (scope) => {
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
      ...waits([...few, ...many]),
      ...(last ? [requestsOf(last.measured)] : []),
    ];
  });

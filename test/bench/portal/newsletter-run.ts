import { setTimeout as sleep } from "node:timers/promises";
import { openRuns } from "../../../functions/news/runs/runs.repository.ts";
import { news } from "../../../shared/news/news.contract.ts";
import type { Browser } from "../../support/browser.ts";
import type { PortalRun } from "./portal-run.ts";

const POLL = 50;

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Times in ms, those to the first mail and to the last result from the call. */
export const sendNewsletter = async ({ probe, runtime, table }: PortalRun, editor: Browser, id: string) => {
  const params = { id };
  const runs = openRuns(table);
  // The page shows mail and totals before anybody can send.
  const openedAt = performance.now();
  const { data: draft } = await editor.call(news.newsletters.read, { params });
  const opening = performance.now() - openedAt;
  await editor.call(news.newsletters.preview, { body: draft });
  await editor.call(news.sending.status, { params, query: {} });
  await probe.look();
  const startedAt = Date.now();
  const start = performance.now();
  await editor.call(news.sending.publish, { params, query: {} });
  const call = performance.now() - start;
  let run = await runs.find(id);
  while (run?.state !== "finished") {
    await sleep(POLL);
    run = await runs.find(id);
  }
  const whole = performance.now() - start;
  const [recipients, done] = [sum(run.totals), sum(run.done)];
  if (done !== recipients || run.failed > 0)
    throw new Error(`${done} of ${recipients} are done, ${run.failed} failed.`);
  await runtime.drain();
  const findings = await probe.look();
  const firstMail = findings.firstMailAt - startedAt;
  return { recipients, opening, call, firstMail, whole, findings };
};

export type NewsletterRun = Awaited<ReturnType<typeof sendNewsletter>>;

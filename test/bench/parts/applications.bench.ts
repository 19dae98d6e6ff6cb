import { sweepApplications } from "../../../functions/applications/retention/sweep-applications.ts";
import { openApplicationClocks } from "../../../functions/data/applications/application-clocks.repository.ts";
import { openApplications } from "../../../functions/data/applications/applications.collection.ts";
import { openStores } from "../../../functions/data/stores.ts";
import type { Table } from "../../../functions/platform/table/table.ts";
import { applications } from "../../../shared/applications/applications.contract.ts";
import { publicApplications } from "../../../shared/applications/public-applications.contract.ts";
import { type ListConfig, listConfig } from "../../../shared/contract/list.ts";
import { anApplication, anApplicationForm } from "../../support/application.builder.ts";
import { openBrowser } from "../../support/browser.ts";
import { fromNetwork, httpApi } from "../../support/running-portal.ts";
import { ownOffice, readyPeople } from "../../support/viewers.ts";
import { absolute, type Figure, type Part } from "../kit/figure.ts";
import { grownList } from "../portal/list-calls.ts";
import { startPortal } from "../portal/portal-run.ts";
import { insertAll, untilSettled } from "../portal/seeding.ts";

const MEGABYTE = 1024 ** 2;
const SENDERS = 8;

const seedApplications = async (table: Table, count: number, deleteAt?: string) => {
  const made = Array.from({ length: count }, (_, no) =>
    anApplication({ lastname: `Huber ${no}`, ...(deleteAt && { deleteAt }) }),
  );
  await insertAll(made, openApplications(table).insertMany);
  await table.putMany(made.map(openApplicationClocks(table).itemOf));
};

const portalWith = async (scope: AsyncDisposableStack, count: number) => {
  const portal = await startPortal(scope);
  const { call } = await portal.visit(readyPeople.admin);
  await seedApplications(portal.table, count);
  return {
    ...portal,
    call,
    list: async (config: ListConfig) =>
      (await call(applications.list, { params: { organisationId: ownOffice.id }, query: { config } })).data,
  };
};

type Portal = Awaited<ReturnType<typeof portalWith>>;

/** Each sent twice, at the same time. */
const sentForms = async ({ runtime, list }: Portal, count: number): Promise<Figure[]> => {
  const before = (await list(listConfig())).totalCount;
  const form = { ...anApplicationForm(), consent: { version: "2-6" } };
  const api = httpApi(runtime.url);
  let next = 0;
  const send = async () => {
    for (let no = next++; no < count; no = next++) {
      const stranger = openBrowser(fromNetwork(no, api));
      const input = { params: { id: ownOffice.id }, body: { ...form, submissionId: `form-${no}` } };
      await Promise.all([1, 2].map(() => stranger.call(publicApplications.send, input)));
    }
  };
  const startedAt = Date.now();
  await Promise.all(Array.from({ length: SENDERS }, send));
  const seconds = (Date.now() - startedAt) / 1000;
  const stored = (await list(listConfig())).totalCount - before;
  return [
    absolute(`applications sent, each twice, by ${SENDERS}: a second`, count / seconds, "1/s", { least: 20 }),
    absolute("applications lost or doubled", Math.abs(stored - count), "applications", { most: 0 }),
  ];
};

/** The most that a run holds beyond what it began with. */
const deletion = async ({ table }: Portal, count: number): Promise<{ heap: number; deleted: number }> => {
  await seedApplications(table, count, "2026-01-01T00:00:00.000Z");
  globalThis.gc?.();
  const start = process.memoryUsage().heapUsed;
  let peak = start;
  const watch = setInterval(() => {
    globalThis.gc?.();
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }, 250);
  const deleted = await sweepApplications(openStores(table), new Date("2026-02-01T00:00:00.000Z"));
  clearInterval(watch);
  return { heap: (peak - start) / MEGABYTE, deleted };
};

export const about = "lists of 10,000 applications, forms sent twice at once, and a deletion of 10,000";

export const part: Part = async ({ quick, say, scope }) => {
  const size = quick ? 10 : 1;
  say("applications");
  const small = await portalWith(scope, 1_000 / size);
  const large = await portalWith(scope, 10_000 / size);
  await untilSettled(Date.now());
  say("pages");
  const lists = await grownList(large, {
    what: "applications",
    small: small.list,
    large: large.list,
    requests: 3,
  });
  say("forms");
  const sent = await sentForms(small, 400 / size);
  say("deletions");
  const few = await deletion(small, 1_000 / size);
  const many = await deletion(small, 10_000 / size);
  return [
    ...lists,
    ...sent,
    absolute(
      "applications deleted by a run over 10,000 and not counted",
      Math.abs(many.deleted - 10_000 / size),
      "applications",
      { most: 0 },
    ),
    absolute(
      `memory of that run beyond one over 1,000, which takes ${few.heap.toFixed(1)} MB`,
      many.heap - few.heap,
      "MB",
      { most: 20 },
    ),
  ];
};

import { news } from "../../../shared/news/news.contract.ts";
import { MAX_IMPORT_CHANGES, MAX_IMPORT_ROWS } from "../../../shared/news/subscriber-import.ts";
import { aSubscriber } from "../../support/news.builder.ts";
import { ownOffice, readyPeople } from "../../support/viewers.ts";
import { openBareFunction } from "../bare/bare-function.ts";
import { bareWrites } from "../bare/bare-writes.ts";
import { absolute, compared, type Part } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { duration } from "../kit/statistics.ts";
import { startPortal } from "../portal/portal-run.ts";
import { seedSubscribers } from "../portal/seeding.ts";

const MB = 1024 ** 2;
const AREA = "areas-subscribers-function";

const rowsOf = (count: number, round: number) =>
  Array.from({ length: count }, (_, no) => {
    const { id: _id, registrationConfirmedAt: _at, customerUnsuscribedAt: _left, ...row } = aSubscriber();
    return { ...row, name: `Eva Gruber ${no}`, email: `import-${round}-${no}@subscriber.example` };
  });

export const imports: Part = async ({ quick, say, scope }) => {
  const { runtime, probe, table, visit } = await startPortal(scope);
  const { call } = await visit(readyPeople.editor);
  const environment = runtime.environmentOf(AREA);
  const bare = openBareFunction(scope, "transact", environment);
  const count = quick ? 1_000 : MAX_IMPORT_ROWS;
  let round = 0;
  let rows = rowsOf(1, round);

  const importing = (expected: "created" | "unchanged") =>
    duration(async () => {
      for (let start = 0; start < rows.length; start += MAX_IMPORT_CHANGES) {
        const part = rows.slice(start, start + MAX_IMPORT_CHANGES);
        const body = { organisationId: ownOffice.id, subscribers: part };
        const { data } = await call(news.subscribers.import, { query: {}, body });
        if (data[expected] !== part.length) throw new Error(`Not every row was ${expected}.`);
      }
    });

  // The other subscribers of a large portal, which the function has to know, too.
  await seedSubscribers(table, quick ? 1_000 : 20_000);
  await importing("created");
  await probe.look();
  const again: number[] = [];
  const pairs = await inPairs(
    3,
    async () => {
      say(`${count} rows, round ${++round}`);
      rows = rowsOf(count, round);
      const first = await importing("created");
      again.push(await importing("unchanged"));
      return first;
    },
    async () => {
      say(`${count} rows without product code`);
      const event = bareWrites(environment.TABLE_NAME ?? "", rowsOf(count, round));
      return duration(() => bare.invoke(event));
    },
  );
  const { peakHeap } = await probe.look();
  const what = `import of ${count.toLocaleString("en")} subscribers`;
  return [
    compared({ what, unit: "ms", yardstick: "its transactions alone", pairs, goal: { most: 1.5 } }),
    compared({
      what: `${what}, nothing new`,
      unit: "ms",
      yardstick: "the first time",
      pairs: pairs.map(({ measured }, no) => ({ measured: again[no] ?? Number.NaN, yardstick: measured })),
      goal: { most: 0.5 },
    }),
    absolute(`${what}: most heap of an instance`, peakHeap / MB, "MB", { most: 512 }),
  ];
};

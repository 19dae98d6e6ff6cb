import { news } from "../../shared/news/news.contract.ts";
import { MAX_IMPORT_ROWS, type SubscriberImportResult } from "../../shared/news/subscriber-import.ts";
import { aSubscriber } from "../support/news.builder.ts";
import { ownOffice, readyPeople } from "../support/viewers.ts";
import { bareWrites } from "./bare-writes.ts";
import type { Figure, Group } from "./figure.ts";
import { startPortal } from "./portal-run.ts";
import { seedSubscribers } from "./seeding.ts";
import { withScope } from "./with-scope.ts";

const MB = 1024 * 1024;
/** API Gateway gives up after 30 seconds; the goal leaves time for a slower day. */
const MOST_SECONDS = 25;

const rowsOf = (count: number, name: string) =>
  Array.from({ length: count }, (_, no) => {
    const { id: _id, registrationConfirmedAt: _at, customerUnsuscribedAt: _left, ...row } = aSubscriber();
    return { ...row, name: `${name} ${no}`, email: `import-${no}@subscriber.example` };
  });

interface Measured {
  readonly result: SubscriberImportResult;
  readonly seconds: number;
  readonly requests: number;
  readonly peakHeap: number;
}

const figuresOf = (
  what: string,
  { seconds, requests }: Measured,
  yardstick?: Figure["yardstick"],
): Figure[] => [
  {
    what,
    value: seconds,
    unit: "s",
    goal: { kind: "most", value: MOST_SECONDS },
    ...(yardstick && { yardstick }),
  },
  { what, value: requests, unit: "DynamoDB requests" },
];

/** A list of as many rows as one request takes: new, once more, and with every row changed. */
export const imports: Group = ({ quick, say }) =>
  withScope(async (scope) => {
    const { runtime, probe, table, visit } = await startPortal(scope, { queues: false, schedules: false });
    const { call } = await visit(readyPeople.editor);
    const count = quick ? 1_000 : MAX_IMPORT_ROWS;
    const importing = async (subscribers: readonly object[], dryRun = false): Promise<Measured> => {
      const body = { organisationId: ownOffice.id, subscribers: [...subscribers], dryRun };
      await probe.look();
      const start = performance.now();
      const { data: result } = await call(news.subscribers.import, { query: {}, body });
      const seconds = (performance.now() - start) / 1000;
      const { functions, peakHeaps } = await probe.look();
      const requests = Object.values(functions).reduce((sum, { DynamoDB = 0 }) => sum + DynamoDB, 0);
      return { result, seconds, requests, peakHeap: Math.max(...Object.values(peakHeaps)) / MB };
    };
    // The other subscribers of a large portal, which the function has to know, too.
    await seedSubscribers(table, quick ? 1_000 : 20_000);
    const rows = rowsOf(count, "Eva Gruber");
    await importing(rows.slice(0, 1), true);

    say(`${count} bare writes`);
    const bare = { what: "bare transactions", value: (await bareWrites(runtime, rows)) / 1000 };
    say(`${count} new rows`);
    const first = await importing(rows);
    say("the same again");
    const again = await importing(rows);
    say("every row changed");
    const changed = await importing(rowsOf(count, "Eva Moser"));
    const wrong = [first.result.created, again.result.unchanged, changed.result.updated].some(
      (n) => n !== count,
    );
    if (wrong) throw new Error("An import did not do what it should have.");

    const at = `import of ${count} rows`;
    return [
      ...figuresOf(`${at}, new`, first, bare),
      ...figuresOf(`${at}, unchanged`, again),
      ...figuresOf(`${at}, every one changed`, changed),
      {
        what: `${at}: peak heap, garbage included`,
        value: Math.max(first.peakHeap, again.peakHeap, changed.peakHeap),
        unit: "MB",
        goal: { kind: "most", value: 512 },
      },
    ];
  });

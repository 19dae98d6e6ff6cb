import { log } from "../../platform/logging/log.ts";
import type { NewsStores } from "../news.deps.ts";
import { type EventGroup, isReturn } from "./evidence.repository.ts";
import {
  type Evidence,
  evidenceOf,
  type ReportedBatch,
  SesEvent,
  suppressionReasonOf,
  timeOf,
} from "./ses-event.ts";

const parseLine = (line: string): SesEvent | undefined => {
  try {
    return SesEvent.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

/** Lines of JSON, or several texts without separators. */
const eventsIn = (file: string): SesEvent[] => {
  const lines = file.replaceAll("}{", "}\n{").split("\n").filter(Boolean);
  const events = lines.flatMap((line) => parseLine(line) ?? []);
  if (events.length < lines.length)
    log.warn("unreadable SES events", { count: lines.length - events.length });
  return events;
};

const noteBounces = async ({ evidence, runs }: NewsStores, groups: readonly EventGroup[]) => {
  const returned = groups.filter((group) => group.evidence.some(isReturn));
  const touched = new Map(returned.map(({ batch }) => [`${batch.newsletterId}|${batch.run}`, batch]));
  for (const { newsletterId, run } of touched.values()) {
    await runs.noteBounced(newsletterId, run, await evidence.countReturns(newsletterId, run));
  }
};

/** Events may be repeated, out of order or missing. */
export const takeEvents = async (deps: NewsStores, file: string): Promise<void> => {
  const { table, evidence, suppressions } = deps;
  const groups = new Map<string, { batch: ReportedBatch; evidence: Evidence[] }>();
  const events = eventsIn(file);
  for (const event of events) {
    const found = evidenceOf(event);
    if (!found) continue;
    const key = JSON.stringify(found.batch);
    const group = groups.get(key) ?? { batch: found.batch, evidence: [] };
    group.evidence.push(found.evidence);
    groups.set(key, group);
  }
  await evidence.add([...groups.values()]);
  await noteBounces(deps, [...groups.values()]);

  const suppressed = events.flatMap((event) => {
    const reason = suppressionReasonOf(event);
    return reason
      ? event.mail.destination.map((email) => suppressions.suppressWrite(null, email, reason, timeOf(event)))
      : [];
  });
  for (const write of suppressed) await table.transact([write]);
};

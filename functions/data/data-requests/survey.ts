import { millisecondsInSecond } from "date-fns/constants";
import { type Item, type Key, keyIn } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import type { HandedFile, PersonalSource, Sought } from "../personal/personal-source.ts";

export interface Finding {
  readonly source: PersonalSource;
  readonly key: Key;
  readonly content: unknown;
  readonly files: readonly HandedFile[];
}

const PARTS = 16;
const PARALLEL = 4;
/** A run that reports nothing for two minutes counts as dead. */
const REPORT_EVERY = 2 * millisecondsInSecond;

/** `UNIQUE#USER` and `USER` are kinds of their own. */
const isOf = (kind: string, partition: string) => partition === kind || partition.startsWith(`${kind}#`);

/** Items that name the person although no source recognises them as theirs. */
const others: PersonalSource = {
  area: "mentioned",
  kinds: [],
  fate: "kept",
  find: ({ pk }) => ({ kind: String(pk).split("#")[0] }),
};

const unlisted: PersonalSource = {
  area: "unlisted",
  kinds: [],
  fate: "kept",
  find: (item) => item,
};

const findingsIn = async (
  item: Item,
  sources: readonly PersonalSource[],
  sought: Sought,
): Promise<Finding[]> => {
  const key = keyIn(item);
  const asked = sources.filter(({ kinds }) => kinds.some((kind) => isOf(kind, key.pk)));
  const found: Finding[] = [];
  const add = async (source: PersonalSource) => {
    const content = await source.find(item, sought);
    if (content !== undefined) found.push({ source, key, content, files: source.filesIn?.(content) ?? [] });
  };
  for (const source of asked) await add(source);
  if (found.length === 0 && !item.deleted && sought.mentions(item))
    await add(asked.length > 0 ? others : unlisted);
  return found;
};

/** `report` gets the progress, and ends the survey by false. */
export const survey = async (
  table: Pick<Table, "scanPages">,
  sources: readonly PersonalSource[],
  sought: Sought,
  report: (done: number, total: number) => Promise<boolean>,
): Promise<Finding[] | undefined> => {
  const found: Finding[] = [];
  let [done, reportedAt, isEnded] = [0, Date.now(), false];
  const readPart = async (part: number) => {
    for await (const page of table.scanPages(part, PARTS)) {
      for (const item of page) found.push(...(await findingsIn(item, sources, sought)));
      if (Date.now() - reportedAt < REPORT_EVERY) continue;
      reportedAt = Date.now();
      isEnded ||= !(await report(done, PARTS));
      if (isEnded) return;
    }
    done += 1;
  };
  for (let part = 0; part < PARTS && !isEnded; part += PARALLEL) {
    await Promise.all(Array.from({ length: PARALLEL }, (_, at) => readPart(part + at)));
  }
  if (isEnded || !(await report(done, PARTS))) return undefined;
  const order = new Map([...sources, others, unlisted].map((source, at) => [source, at]));
  return found.toSorted((one, other) => (order.get(one.source) ?? 0) - (order.get(other.source) ?? 0));
};

import { addressKey } from "../../../shared/news/recipients.ts";
import { contentOf } from "../../data/personal/mentions.ts";
import { isTheirs } from "../../data/personal/names.ts";
import type { PersonalSource } from "../../data/personal/personal-source.ts";
import type { Item } from "../../platform/table/item.ts";
import { batchOf } from "../runs/batch.ts";
import { isIndexed } from "../runs/recipient-index.ts";
import type { EvidenceStore } from "./evidence.repository.ts";
import { rowsOf } from "./ledger.ts";

const placeOf = ({ pk }: Item) => {
  const [, newsletterId = "", run] = String(pk).split("#");
  return { newsletterId, run: Number(run) };
};

/** Hands over the person's own rows of a batch, with what SES has reported about them. */
export const ledgerSources = ({
  evidence,
}: {
  readonly evidence: Pick<EvidenceStore, "ofBatch">;
}): readonly PersonalSource[] => [
  {
    area: "ledgers",
    kinds: ["BATCH"],
    fate: "kept",
    find: async (item, { person, mentions }) => {
      if (item.recipients === undefined || !mentions(item)) return undefined;
      const [batch, place] = [batchOf(item), placeOf(item)];
      const events = await evidence.ofBatch({ ...place, no: batch.no });
      const rows = rowsOf(batch, events, false).filter(({ email }) => addressKey(email) === person.email);
      return rows.length > 0 ? { ...place, rows } : undefined;
    },
  },
  {
    area: "mailEvents",
    kinds: ["BATCH"],
    fate: "kept",
    find: (item, { mentions }) =>
      item.evidence !== undefined && mentions(item)
        ? { ...placeOf(item), evidence: item.evidence }
        : undefined,
  },
  {
    area: "ledgerIndexes",
    kinds: ["BATCH"],
    fate: "kept",
    find: (item, { person }) => (isIndexed(item.places, person.email) ? placeOf(item) : undefined),
  },
  {
    area: "newsletterRuns",
    kinds: ["SENDING", "SCHEDULED"],
    fate: "kept",
    find: (item, { person, mentions }) => {
      if (!mentions(item)) return undefined;
      const { newsletterId, run, startedAt } = item;
      return isTheirs(contentOf(item), person) ? { newsletterId, run, startedAt } : { key: item.pk };
    },
  },
];

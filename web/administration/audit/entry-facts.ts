import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { reasonText, spelledOutFields, factText as text } from "./audit-facts.text.ts";

const some = <One>(items: readonly One[] | undefined): items is readonly One[] => Boolean(items?.length);

export const factLines = ({ facts }: Pick<AuditEntry, "facts">): string[] => {
  const { created, updated, deleted = 0 } = facts;
  const changed = facts.changed?.filter((field) => !spelledOutFields.includes(field));
  return [
    facts.reason && reasonText[facts.reason],
    some(changed) && text.changed(changed),
    facts.isAdmin === true && text.becameAdmin,
    facts.isAdmin === false && text.noLongerAdmin,
    some(facts.given) && text.given(facts.given),
    some(facts.taken) && text.taken(facts.taken),
    created !== undefined &&
      updated !== undefined &&
      text.counts(formatNumber(created), formatNumber(updated), formatNumber(deleted)),
    Boolean(facts.refused) && text.refused(formatNumber(facts.refused ?? 0)),
    facts.rows !== undefined && text.rows(formatNumber(facts.rows), formatNumber(facts.total ?? facts.rows)),
    facts.provider !== undefined && text.provider(facts.provider),
    facts.groupsUnknown === true && text.groupsUnknown,
    facts.isFiltered === true && text.filtered,
    facts.toAllAgain === true && text.toAllAgain,
    facts.step !== undefined && text.step(facts.step.from, facts.step.to),
    some(facts.releasedTo) && text.releasedTo(facts.releasedTo),
    some(facts.withdrawnFrom) && text.withdrawnFrom(facts.withdrawnFrom),
    facts.isAnnounced === true && text.isAnnounced,
    facts.isAnnounced === false && text.isNotAnnounced,
    facts.handedOver !== undefined &&
      text.handedOver(facts.handedOver.to, formatNumber(facts.handedOver.total)),
    facts.mails !== undefined && text.mails(formatNumber(facts.mails)),
    facts.at !== undefined && text.at(formatDateTime(facts.at)),
  ].filter((line) => typeof line === "string");
};

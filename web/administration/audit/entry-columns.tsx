import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import { DateText } from "../../components/date-text.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { groupText, auditText as text } from "./audit.text.ts";
import { factLines } from "./entry-facts.ts";
import { actorOf, EntrySentence, type OfficeName, sentenceOf } from "./entry-sentence.tsx";

const Facts = ({ entry }: { entry: AuditEntry }) =>
  factLines(entry).map((line) => (
    <span key={line} className="audit-fact muted">
      {line}
    </span>
  ));

const at: ListColumn<AuditEntry> = {
  field: "at",
  header: text.at,
  body: (entry) => <DateText value={entry.at} />,
  width: "168px",
  sortable: false,
};
const group: ListColumn<AuditEntry> = {
  field: "group",
  header: text.group,
  body: (entry) => groupText[entry.group],
  width: "152px",
};

export const entryColumns = (isWide: boolean, officeName: OfficeName): readonly ListColumn<AuditEntry>[] =>
  isWide
    ? [
        at,
        { field: "actor", header: text.actor, body: actorOf, width: "18%" },
        {
          field: "what",
          header: text.what,
          body: (entry) => (
            <>
              <EntrySentence entry={entry} officeName={officeName} />
              <Facts entry={entry} />
            </>
          ),
        },
        group,
      ]
    : [
        {
          field: "what",
          header: text.what,
          card: "title",
          body: (entry) => (
            <>
              {actorOf(entry)} {sentenceOf(entry, officeName)}
              <Facts entry={entry} />
            </>
          ),
        },
        at,
        group,
      ];

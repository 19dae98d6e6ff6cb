import "../../components/details.css";
import "./audit.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { formatDate, formatTime } from "../../components/date-text.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { administrationPaths } from "../administration-paths.ts";
import { auditQueries } from "./audit.queries.ts";
import { groupText, auditText as text } from "./audit.text.ts";
import { factLines } from "./entry-facts.ts";
import { actorOf, EntrySentence } from "./entry-sentence.tsx";

/** One entry of the audit trail, and the way to what else was done by that person and to that thing. */
export const AuditEntryPage = () => {
  const { id = "" } = useParams();
  const { data: entry } = useSuspenseQuery(auditQueries.one(id));
  const officeName = useOfficeNames("");
  const { actorId, subjectId, requestId } = entry;
  const lines = factLines(entry);

  return (
    <>
      <PageHeader title={text.entry} meta={`${formatDate(entry.at)} ${formatTime(entry.at)}`} />
      <div className="details audit-entry">
        <section aria-label={text.details}>
          <dl>
            <div>
              <dt>{text.what}</dt>
              <dd>
                {actorOf(entry)} <EntrySentence entry={entry} officeName={officeName} />
              </dd>
            </div>
            {lines.length > 0 && (
              <div>
                <dt>{text.details}</dt>
                {lines.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            )}
            <div>
              <dt>{text.group}</dt>
              <dd>{groupText[entry.group]}</dd>
            </div>
            {requestId && (
              <div>
                <dt>{text.request}</dt>
                <dd>
                  <code>{requestId}</code>
                </dd>
              </div>
            )}
          </dl>
        </section>
      </div>
      <nav className="audit-more" aria-label={text.more}>
        {actorId && <Link to={administrationPaths.auditOf({ actorId })}>{text.byActor(actorOf(entry))}</Link>}
        {subjectId && subjectId !== actorId && (
          <Link to={administrationPaths.auditOf({ subjectId })}>{text.aboutSubject}</Link>
        )}
        <Link to={administrationPaths.audit}>{text.back}</Link>
      </nav>
    </>
  );
};

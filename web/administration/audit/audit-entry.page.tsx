import "../administration.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { formatDate, formatTime } from "../../../shared/dates/dates.ts";
import { Details, type Fact, FactList } from "../../components/facts.tsx";
import { Row } from "../../components/layout/layout.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { administrationPaths } from "../administration-paths.ts";
import { auditQueries } from "./audit.queries.ts";
import { groupText, auditText as text } from "./audit.text.ts";
import { factLines } from "./entry-facts.ts";
import { actorOf, sentenceOf, subjectNameOf, subjectPath } from "./entry-sentence.tsx";

const Name = ({ name, to }: { name: string; to: string | undefined }) =>
  to ? <Link to={to}>{name}</Link> : name;

export const AuditEntryPage = () => {
  const { id = "" } = useParams();
  const { data: entry } = useSuspenseQuery(auditQueries.one(id));
  const officeName = useOfficeNames("");
  const { actorId, subjectId, requestId } = entry;
  const actor = actorOf(entry);
  const subject = subjectNameOf(entry, officeName);
  const lines = factLines(entry);
  const facts: readonly Fact[] = [
    [
      text.actor,
      <Name key="actor" name={actor} to={actorId ? administrationPaths.user(actorId) : undefined} />,
    ],
    ...(subject && subjectId !== actorId
      ? [[text.subject, <Name key="subject" name={subject} to={subjectPath(entry)} />] as const]
      : []),
    [text.group, groupText[entry.group]],
    ...(requestId ? [[text.request, <code key="request">{requestId}</code>] as const] : []),
    ...(lines.length > 0 ? [[text.details, lines.map((line) => <div key={line}>{line}</div>)] as const] : []),
  ];

  return (
    <>
      <PageHeader
        title={`${actor} ${sentenceOf(entry, officeName)}`}
        meta={`${formatDate(entry.at)} ${formatTime(entry.at)}`}
      />
      <Details className="audit-entry">
        <section aria-label={text.details}>
          <FactList facts={facts} />
        </section>
      </Details>
      <Row as="nav" className="audit-more" gap={4} lines={2} aria-label={text.more}>
        {actorId && <Link to={administrationPaths.auditOf({ actorId })}>{text.byActor(actor)}</Link>}
        {subjectId && subjectId !== actorId && (
          <Link to={administrationPaths.auditOf({ subjectId })}>{text.aboutSubject(subject)}</Link>
        )}
        <Link to={administrationPaths.audit}>{text.back}</Link>
      </Row>
    </>
  );
};

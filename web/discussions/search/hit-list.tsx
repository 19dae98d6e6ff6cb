import { Skeleton } from "primereact/skeleton";
import { Link } from "react-router-dom";
import type { SearchHit } from "../../../shared/discussions/search-hit.ts";
import { excerptOf, wordsMissingIn } from "../../../shared/excerpt.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import { DateText } from "../../components/date-text.tsx";
import { Panel } from "../../components/layout/panel.tsx";
import { MarkedText } from "../../components/marked-text.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { discussionPaths } from "../discussion-paths.ts";
import { searchText as text } from "./search.text.ts";

interface HitProps {
  hit: SearchHit;
  searchTerm: string | undefined;
  forumName: string;
}

const FIRST_LINES = 300;

/** Around what title and author do not show, else how it begins. */
const linesOf = ({ title, authorName, content }: SearchHit, searchTerm = ""): string => {
  const words = content ? textOfHtml(content) : "";
  return (
    excerptOf(words, wordsMissingIn(`${title} ${authorName}`, searchTerm)) ?? words.slice(0, FIRST_LINES)
  );
};

const Hit = ({ hit, searchTerm, forumName }: HitProps) => {
  const { postId, answerId, title, authorName, authorOrganisationId, createdAt } = hit;
  const officeName = useOfficeNames("");
  const office = officeName(authorOrganisationId);
  const lines = linesOf(hit, searchTerm);

  return (
    <li className="hit">
      <h2>
        <Link to={answerId ? discussionPaths.answer(postId, answerId) : discussionPaths.post(postId)}>
          <MarkedText text={title} searchTerm={searchTerm} />
        </Link>
      </h2>
      {lines && (
        <p className="hit-lines">
          <MarkedText text={lines} searchTerm={searchTerm} />
        </p>
      )}
      <p className="muted">
        {answerId ? text.answer : text.post} · <DateText value={createdAt} />
        {authorName && (
          <>
            {" · "}
            <MarkedText text={authorName} searchTerm={searchTerm} />
          </>
        )}
        {[office, forumName].filter(Boolean).map((name) => ` · ${name}`)}
      </p>
    </li>
  );
};

interface HitListProps {
  /** Undefined while loading. */
  hits: readonly SearchHit[] | undefined;
  searchTerm: string | undefined;
  forumName: (id: string) => string;
}

const places = ["a", "b", "c", "d", "e", "f"];

export const HitList = ({ hits, searchTerm, forumName }: HitListProps) => (
  <Panel as="ul" className="hits" pad="none" aria-label={text.label}>
    {hits
      ? hits.map((hit) => (
          <Hit
            key={hit.answerId ?? hit.postId}
            hit={hit}
            searchTerm={searchTerm}
            forumName={forumName(hit.forumId)}
          />
        ))
      : places.map((place) => (
          <li key={place} className="hit">
            <Skeleton height="96px" />
          </li>
        ))}
  </Panel>
);

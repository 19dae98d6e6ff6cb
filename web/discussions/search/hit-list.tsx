import type { SearchHit } from "../../../shared/discussions/search-hit.ts";
import { excerptOf, wordsMissingIn } from "../../../shared/excerpt.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import { DateText } from "../../components/date-text.tsx";
import { Hit, HitPanel } from "../../components/hits.tsx";
import { MarkedText } from "../../components/marked-text.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { discussionPaths } from "../discussion-paths.ts";
import { searchText as text } from "../discussions.text.ts";

interface DiscussionHitProps {
  hit: SearchHit;
  searchTerm: string | undefined;
  forumName: string;
}

const FIRST_LINES = 300;

/** An excerpt around words that title and author lack, else the beginning. */
const linesOf = ({ title, authorName, content }: SearchHit, searchTerm = ""): string => {
  const words = content ? textOfHtml(content) : "";
  return (
    excerptOf(words, wordsMissingIn(`${title} ${authorName}`, searchTerm)) ?? words.slice(0, FIRST_LINES)
  );
};

const DiscussionHit = ({ hit, searchTerm, forumName }: DiscussionHitProps) => {
  const { postId, answerId, title, authorName, authorOrganisationId, createdAt } = hit;
  const officeName = useOfficeNames("");
  const office = officeName(authorOrganisationId);

  return (
    <Hit
      to={answerId ? discussionPaths.answer(postId, answerId) : discussionPaths.post(postId)}
      title={title}
      lines={linesOf(hit, searchTerm)}
      searchTerm={searchTerm}
    >
      {answerId ? text.answer : text.post} · <DateText value={createdAt} />
      {authorName && (
        <>
          {" · "}
          <MarkedText text={authorName} searchTerm={searchTerm} />
        </>
      )}
      {[office, forumName].filter(Boolean).map((name) => ` · ${name}`)}
    </Hit>
  );
};

interface HitListProps {
  hits: readonly SearchHit[] | undefined;
  searchTerm: string | undefined;
  forumName: (id: string) => string;
}

export const HitList = ({ hits, searchTerm, forumName }: HitListProps) => (
  <HitPanel label={text.label}>
    {hits?.map((hit) => (
      <DiscussionHit
        key={hit.answerId ?? hit.postId}
        hit={hit}
        searchTerm={searchTerm}
        forumName={forumName(hit.forumId)}
      />
    ))}
  </HitPanel>
);

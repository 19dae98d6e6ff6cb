import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { DateText, stampInWords } from "../../components/date-text.tsx";
import { discussionPaths } from "../discussion-paths.ts";
import { EntryAuthor } from "./entry-author.tsx";
import { postQueries } from "./posts.queries.ts";
import { postText as text } from "./posts.text.ts";

export const EntryMeta = ({ entry, forumId }: { entry: ForumPost; forumId: string }) => {
  const { data: forum } = useQuery(postQueries.forum(forumId));
  const { createdAt, modifiedAt, modifiedByName } = entry;

  return (
    <>
      <EntryAuthor entry={entry} />
      {" · "}
      <DateText value={createdAt} />
      {forum && (
        <>
          {" · "}
          <Link to={discussionPaths.forum(forumId)}>{forum.name}</Link>
        </>
      )}
      {modifiedByName && ` · ${text.editedBy(modifiedByName, stampInWords(modifiedAt))}`}
    </>
  );
};

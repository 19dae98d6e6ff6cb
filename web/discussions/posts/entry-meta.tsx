import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { DateText } from "../../components/date-text.tsx";
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
      <DateText value={createdAt} show="dateTime" />
      {forum && (
        <>
          {" · "}
          <Link to={discussionPaths.forum(forumId)}>{forum.name}</Link>
        </>
      )}
      {modifiedByName && ` · ${text.editedBy(modifiedByName, formatDateTime(modifiedAt))}`}
    </>
  );
};

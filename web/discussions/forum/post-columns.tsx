import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { DateText, formatNumber } from "../../components/date-text.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { postFields } from "./forum.text.ts";
import { PostTitle } from "./post-title.tsx";

export const postColumns: readonly ListColumn<ForumPost>[] = [
  {
    field: "title",
    header: postFields.title,
    body: (post) => <PostTitle post={post} />,
    card: "title",
  },
  { field: "authorName", header: postFields.authorName, body: ({ authorName }) => authorName, width: "18%" },
  {
    field: "answersCount",
    header: postFields.answersCount,
    body: ({ answersCount }) => formatNumber(answersCount),
    width: "120px",
    align: "end",
  },
  {
    field: "lastActivityAt",
    header: postFields.lastActivityAt,
    body: ({ lastActivityAt, lastAuthorName }) => (
      <>
        <DateText value={lastActivityAt} />
        {lastAuthorName && <span className="muted"> · {lastAuthorName}</span>}
      </>
    ),
    width: "24%",
  },
];

import "../discussions.css";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import { DateText, formatNumber } from "../../components/date-text.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { discussionsText } from "../discussions.text.ts";
import { UnreadCount } from "../unread-count.tsx";
import { markText, postFields, forumText as text } from "./forum.text.ts";

const Mark = ({ icon, label }: { icon: string; label: string }) => (
  <i className={`pi ${icon} post-mark`} role="img" aria-label={label} title={label} />
);

const PostTitle = ({ post }: { post: ForumPost }) => {
  const { title, sticky, closed, hasQuestionnaire, isSolved, files, unreadCount } = post;

  return (
    <span className="post-title" data-unread={unreadCount > 0}>
      {sticky && <Mark icon="pi-thumbtack" label={markText.sticky} />}
      {title} {hasQuestionnaire && <Mark icon="pi-chart-bar" label={markText.poll} />}
      {files.length > 0 && <Mark icon="pi-paperclip" label={markText.files} />}
      {isSolved && <Mark icon="pi-check-circle" label={markText.solved} />}
      {closed && <Mark icon="pi-lock" label={markText.closed} />}
      {unreadCount > 0 && (
        <UnreadCount words={text.unread(unreadCount)}>{discussionsText.news(unreadCount)}</UnreadCount>
      )}
    </span>
  );
};

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
    width: "144px",
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

const FIRST_LINES = 200;

interface Entry {
  readonly title: string;
  readonly content: string | null;
  readonly authorName: string | null;
}

export const entryColumns = <Row extends Entry>(nameOf: (row: Row) => string): ListColumn<Row>[] => [
  {
    field: "title",
    header: discussionsText.entry,
    body: (row) => (
      <>
        {nameOf(row)}
        {row.content && (
          <span className="muted entry-lines">{textOfHtml(row.content).slice(0, FIRST_LINES)}</span>
        )}
      </>
    ),
    card: "title",
  },
  {
    field: "authorName",
    header: postFields.authorName,
    body: ({ authorName }) => authorName,
    width: "18%",
  },
];

import "./forum.css";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { discussionsText } from "../discussions.text.ts";
import { UnreadCount } from "../unread-count.tsx";
import { markText, forumText as text } from "./forum.text.ts";

const Mark = ({ icon, label }: { icon: string; label: string }) => (
  <i className={`pi ${icon} post-mark`} role="img" aria-label={label} title={label} />
);

export const PostTitle = ({ post }: { post: ForumPost }) => {
  const { title, sticky, closed, hasQuestionnaire, files, unreadCount } = post;

  return (
    <span className="post-title" data-unread={unreadCount > 0}>
      {sticky && <Mark icon="pi-thumbtack" label={markText.sticky} />}
      {title} {hasQuestionnaire && <Mark icon="pi-chart-bar" label={markText.poll} />}
      {files.length > 0 && <Mark icon="pi-paperclip" label={markText.files} />}
      {closed && <Mark icon="pi-lock" label={markText.closed} />}
      {unreadCount > 0 && (
        <UnreadCount words={text.unread(unreadCount)}>{discussionsText.news(unreadCount)}</UnreadCount>
      )}
    </span>
  );
};

import { useState } from "react";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { announcementWords } from "../../components/announcement-words.ts";
import { Row } from "../../components/layout/row.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { postText as text } from "./posts.text.ts";

interface PostStatesProps {
  post: ForumPost;
  mayEdit: boolean;
}

export const PostStates = ({ post, mayEdit }: PostStatesProps) => {
  const { sticky, closed } = post;
  const [now] = useState(() => new Date());
  const told = mayEdit && announcementWords(post, now);
  if (!sticky && !closed && !told) return null;

  return (
    <Row className="post-states" align="center">
      {told && <span className="muted">{told}</span>}
      {sticky && (
        <StatusTag tone="info" icon="pi-thumbtack">
          {text.sticky}
        </StatusTag>
      )}
      {closed && (
        <StatusTag tone="neutral" icon="pi-lock">
          {text.closed}
        </StatusTag>
      )}
    </Row>
  );
};

import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { Row } from "../../components/layout/row.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { postText as text } from "./posts.text.ts";

export const PostStates = ({ post: { sticky, closed } }: { post: ForumPost }) =>
  (sticky || closed) && (
    <Row className="post-states">
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

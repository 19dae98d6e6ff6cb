import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { listConfig } from "../../../shared/contract/list.ts";
import { isAllowed, type Viewer } from "../../../shared/contract/permissions.ts";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { posts } from "../../../shared/discussions/posts.contract.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { queryOf } from "../../app/client/query-of.ts";
import { refresh } from "../../app/client/refresh.ts";
import { useViewer } from "../../app/client/session.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { formatNumber } from "../../components/date-text.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { PickerDialog } from "../../components/picker-dialog.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { discussionPaths } from "../discussion-paths.ts";
import { postMutations, postQueries } from "./posts.queries.ts";
import { mergeText as text } from "./posts.text.ts";

const OFFERED = 20;

/** Merging needs the right to manage both forums. */
const findOthers = (id: string, viewer: Viewer) => (searchTerm: string) =>
  queryOptions({
    ...queryOf(posts.feed, { query: { config: listConfig({ limit: OFFERED, searchTerm }) } }),
    select: ({ data, totalCount }) => {
      const others = data.filter(
        (post) => post.id !== id && isAllowed(viewer, "EDIT_GROUP", post.forum?.groupId ?? null),
      );
      return { data: others, totalCount: totalCount - data.length + others.length };
    },
  });

const linesFor = (post: ForumPost, into: ForumPost): string[] => [
  text.places(post.title, into.title, into.forum?.name ?? "", formatNumber(post.answersCount)),
  text.tells,
  ...(post.isSolved ? [text.unsolves] : []),
  ...(into.closed ? [text.closed] : []),
];

export const MergeDialog = ({ post, onClose }: { post: ForumPost; onClose: () => void }) => {
  const viewer = useViewer();
  const navigate = useNavigate();
  const client = useQueryClient();
  const toasts = useToasts();
  const confirm = useConfirm();
  const merging = useMutation(postMutations.merge);
  const separating = useMutation(postMutations.separate);
  const { id, title } = post;

  const separate = async () => {
    await separating.mutateAsync(id);
    await navigate(discussionPaths.post(id));
  };
  const mergeInto = async (into: ForumPost) => {
    await merging.mutateAsync({ id, into: into.id });
    await navigate(discussionPaths.answer(into.id, id));
    client.removeQueries(postQueries.read(id));
    void refresh(client, keyOf(posts.merge));
    toasts.undo(text.done(title, into.title), () => void separate().catch(toasts.problem));
  };
  const ask = (into: ForumPost) =>
    confirm({
      title: text.title,
      text: (
        <Stack gap={3}>
          {linesFor(post, into).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Stack>
      ),
      verb: text.verb,
      run: () => mergeInto(into),
    });

  return (
    <PickerDialog
      title={text.pick}
      placeholder={text.search}
      empty={text.empty}
      find={findOthers(id, viewer)}
      choiceOf={(other) => ({
        name: other.title,
        line: [other.forum?.name, other.authorName].filter(Boolean).join(" · "),
      })}
      onPick={(other) => {
        onClose();
        ask(other);
      }}
      onClose={onClose}
    />
  );
};

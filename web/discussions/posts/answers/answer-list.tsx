import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { actorOf } from "../../../../shared/contract/permissions.ts";
import type { ForumAnswer } from "../../../../shared/discussions/forum-answer.ts";
import type { ForumPost } from "../../../../shared/discussions/forum-post.ts";
import { useViewer } from "../../../app/client/session.ts";
import { Button } from "../../../components/button.tsx";
import { formatNumber } from "../../../components/date-text.tsx";
import { Row, Stack } from "../../../components/layout/layout.tsx";
import { ListFrame } from "../../../components/list/list-frame.tsx";
import { ProblemBox } from "../../../components/problem-box.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { postMutations } from "../posts.queries.ts";
import { postText, answerText as text } from "../posts.text.ts";
import type { PostRights } from "../use-post-rights.ts";
import { AnswerItem } from "./answer-item.tsx";
import { useAnswers } from "./use-answers.ts";

/** A merged post keeps its own reading mark. */
const readUntil = ({ merged = [], ...post }: ForumPost, { mergedFrom }: ForumAnswer): string | null =>
  (mergedFrom === undefined ? post : merged.find(({ id }) => id === mergedFrom))?.readUntil ?? null;

const useReading = (post: ForumPost, shown: readonly ForumAnswer[] | undefined) => {
  const { mutate } = useMutation(postMutations.markRead);
  const last = shown?.at(-1);
  const until = last?.createdAt ?? post.createdAt;
  const isNew =
    shown !== undefined &&
    (until > (post.readUntil ?? "") ||
      shown.some((answer) => answer.mergedFrom && answer.createdAt > (readUntil(post, answer) ?? "")));
  const answerId = last?.id ?? null;

  useEffect(() => {
    if (isNew) mutate({ id: post.id, answerId });
  }, [mutate, isNew, post.id, answerId]);
};

interface AnswerListProps {
  post: ForumPost;
  rights: PostRights;
  onQuote: (html: string) => void;
}

const nothing = () => {};

export const AnswerList = ({ post, rights, onQuote }: AnswerListProps) => {
  const viewer = useViewer();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isUnreadWanted, setUnreadWanted] = useState(false);
  const { list, target, isGone, leaveTarget } = useAnswers(post);
  const { config, query, onChange } = list;
  const answers = query.isPlaceholderData ? undefined : query.data?.data;
  const { unreadFrom } = post;
  useReading(post, answers);

  const isNew = (answer: ForumAnswer) => {
    const until = readUntil(post, answer);
    return until !== null && answer.createdAt > until && answer.createdBy !== actorOf(viewer);
  };
  const wanted = isUnreadWanted ? answers?.find(isNew)?.id : target;
  const openUnread = (at: number) => {
    setUnreadWanted(true);
    onChange({ skip: at - (at % config.limit) });
  };

  return (
    <Stack as="section" className="answers">
      <Row align="center" spread>
        <h2 ref={heading} tabIndex={-1}>
          {text.title(formatNumber(post.answersCount))}
        </h2>
        {unreadFrom !== null && (
          <Button
            text
            icon="pi pi-arrow-down"
            label={postText.firstUnread(post.unreadCount)}
            onClick={() => openUnread(unreadFrom)}
          />
        )}
      </Row>
      {isGone && <ProblemBox>{text.gone}</ProblemBox>}
      <ListFrame
        {...list}
        label={text.label}
        hasSearch={false}
        empty={{ text: text.empty }}
        onChange={(changes) => {
          setUnreadWanted(false);
          onChange(changes);
          heading.current?.focus();
        }}
      >
        <Stack as="ol" gap={0} className="answer-list">
          {query.data?.data.map((answer) => (
            <AnswerItem
              key={answer.id}
              post={post}
              answer={answer}
              isNew={isNew(answer)}
              isTarget={answer.id === wanted}
              rights={rights}
              onQuote={post.closed ? undefined : onQuote}
              onLeave={answer.id === target ? leaveTarget : nothing}
            />
          )) ?? (
            <li>
              <Skeleton height="30rem" />
            </li>
          )}
        </Stack>
      </ListFrame>
    </Stack>
  );
};

import "./reactions.css";
import { useMutation } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import {
  type ReactionKind,
  reactionKinds,
  type Reactions as Shown,
} from "../../../shared/discussions/reaction.ts";
import { Button } from "../button.tsx";
import { formatNumber } from "../date-text.tsx";
import { Row } from "../layout/layout.tsx";
import { lazyPart } from "../lazy-part.tsx";
import { useToasts } from "../toasts.tsx";
import type { ReactionQueries } from "./reactions.queries.ts";
import { reactionLooks, reactionText as text } from "./reactions.text.ts";

const ReactedDialog = lazyPart(async () => (await import("./reacted-dialog.tsx")).ReactedDialog);

/** Optimistic counts until the server answers. */
const reactedWith = ({ counts, own }: Shown, kind: ReactionKind | null): Shown => {
  const countOf = (one: ReactionKind) => counts.find((counted) => counted.kind === one)?.count ?? 0;
  const change = (one: ReactionKind) => Number(one === kind) - Number(one === own);
  return {
    counts: reactionKinds.map((one) => ({ kind: one, count: countOf(one) + change(one) })),
    own: kind,
  };
};

interface ReactionsProps {
  name: string;
  id: string;
  of: ReactionQueries;
  reactions: Shown;
}

export const Reactions = ({ name, id, of, reactions }: ReactionsProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const toasts = useToasts();
  const react = useMutation({ ...of.set, onError: toasts.problem });
  const shown = react.isPending ? reactedWith(reactions, react.variables.kind) : reactions;
  const countOf = (kind: ReactionKind) => shown.counts.find((one) => one.kind === kind)?.count ?? 0;
  const choose = (kind: ReactionKind) => {
    setOpen(false);
    react.mutate({ id, kind: kind === shown.own ? null : kind });
  };

  return (
    <Row className="reactions" align="center" role="group" aria-label={text.label(name)}>
      {reactionKinds
        .filter((kind) => isOpen || countOf(kind) > 0)
        .map((kind) => (
          <button
            key={kind}
            type="button"
            className="reaction"
            aria-pressed={kind === shown.own}
            aria-label={text.counted(reactionLooks[kind].label, countOf(kind))}
            title={reactionLooks[kind].label}
            onClick={() => choose(kind)}
          >
            <i className={`pi ${reactionLooks[kind].icon}`} aria-hidden="true" />
            {countOf(kind) > 0 && formatNumber(countOf(kind))}
          </button>
        ))}
      {shown.counts.some(({ count }) => count > 0) && (
        <Button
          text
          icon="pi pi-users"
          aria-label={text.who(name)}
          title={text.whoTitle}
          onClick={() => setIsAsking(true)}
        />
      )}
      {isAsking && (
        <Suspense>
          <ReactedDialog reacted={of.list(id)} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
      {!isOpen && (
        <Button
          text
          icon="pi pi-face-smile"
          aria-label={text.react(name)}
          title={text.verb}
          onClick={() => setOpen(true)}
        />
      )}
    </Row>
  );
};

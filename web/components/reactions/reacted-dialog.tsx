import { useQuery } from "@tanstack/react-query";
import { reactionKinds } from "../../../shared/discussions/reaction.ts";
import { Button } from "../button.tsx";
import { Stack } from "../layout/layout.tsx";
import { PlainDialog } from "../plain-dialog.tsx";
import { ProblemNote } from "../problem-note.tsx";
import { Skeleton } from "../skeleton.tsx";
import { commonText } from "../words.text.ts";
import type { ReactionQueries } from "./reactions.queries.ts";
import { reactionLooks, reactionText as text } from "./reactions.text.ts";

interface ReactedDialogProps {
  reacted: ReturnType<ReactionQueries["list"]>;
  onClose: () => void;
}

export const ReactedDialog = ({ reacted, onClose }: ReactedDialogProps) => {
  const { data, error } = useQuery(reacted);
  const byKind = Map.groupBy(data?.people ?? [], ({ kind }) => kind);

  return (
    <PlainDialog
      title={text.whoTitle}
      visible
      onClose={onClose}
      footer={<Button label={commonText.close} onClick={onClose} autoFocus />}
    >
      {error && <ProblemNote error={error} />}
      {!data && !error && <Skeleton height="8rem" />}
      {data?.people.length === 0 && <p className="muted">{text.nobody}</p>}
      <Stack gap={4}>
        {reactionKinds.flatMap((kind) => {
          const people = byKind.get(kind);
          const { label, icon } = reactionLooks[kind];
          return people
            ? [
                <section key={kind}>
                  <h3>
                    <i className={`pi ${icon}`} aria-hidden="true" /> {label}
                  </h3>
                  <p>{people.map((person) => person.name ?? text.someone).join(", ")}</p>
                </section>,
              ]
            : [];
        })}
      </Stack>
    </PlainDialog>
  );
};

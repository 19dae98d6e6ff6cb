import { formatShortTime } from "../../../shared/dates/dates.ts";
import { Button } from "../button.tsx";
import type { DraftState } from "../form/editor/drafts/draft-writer.ts";
import { Row } from "../layout/layout.tsx";
import { draftText as text } from "./answers.text.ts";

interface DraftNoteProps {
  draft: DraftState;
  isRestored: boolean;
  onDiscard: () => void;
}

const wordsOf = ({ draft: { savedAt, hasFailed }, isRestored }: DraftNoteProps) => {
  if (hasFailed) return text.failed;
  if (savedAt) return text.savedAt(formatShortTime(savedAt));
  return isRestored ? text.restored : "";
};

export const DraftNote = (props: DraftNoteProps) => {
  const words = wordsOf(props);

  return (
    <Row align="center">
      <span className="muted" role="status">
        {words}
      </span>
      {words && <Button text label={text.discard} onClick={props.onDiscard} />}
    </Row>
  );
};

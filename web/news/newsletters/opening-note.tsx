import { useQuery } from "@tanstack/react-query";
import { openingInWords } from "../../components/opening-time.ts";
import { sendingQueries } from "./sending.queries.ts";
import { windowText as text } from "./window.text.ts";

interface OpeningNoteProps {
  newsletterId: string;
  at: string | null;
}

export const OpeningNote = ({ newsletterId, at }: OpeningNoteProps) => {
  const { data: opening } = useQuery(sendingQueries.opening(newsletterId, at));

  return (
    <div role="status">
      {opening && (
        <p className="send-note" data-tone="warning">
          {text.wouldWait(openingInWords(opening))}
        </p>
      )}
    </div>
  );
};

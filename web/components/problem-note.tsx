import { ApiProblem } from "../app/client/api-problem.ts";
import { problemText } from "../app/shell/app.text.ts";
import { ProblemBox } from "./problem-box.tsx";

interface ProblemNoteProps {
  error: unknown;
  detail?: string | undefined;
}

export const ProblemNote = ({ error, detail: better }: ProblemNoteProps) => {
  const problem = error instanceof ApiProblem ? error : undefined;
  const { title, detail: ownDetail } = problem ?? problemText.unreadable;
  const detail = better ?? ownDetail;

  return (
    <ProblemBox>
      <strong>{title}</strong>
      {detail !== title && <p>{detail}</p>}
      {problem?.requestId && <p className="request-id">{problemText.requestId(problem.requestId)}</p>}
    </ProblemBox>
  );
};

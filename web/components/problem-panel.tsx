import "./problem.css";
import { ApiProblem } from "../app/client/api-problem.ts";
import { doubtServer } from "../app/client/server-reach.ts";
import { problemText } from "../app/shell/app.text.ts";
import { Button } from "./button.tsx";
import { Panel } from "./layout/layout.tsx";

const lost = new WeakSet<Error>();

window.addEventListener("vite:preloadError", ({ payload }) => {
  lost.add(payload);
  doubtServer();
});

/** A page's code could not be loaded: the connection is down, or a deployment has removed it. */
const isLostChunk = (error: unknown): boolean => error instanceof Error && lost.has(error);

interface ProblemPanelProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

export const ProblemPanel = ({ error, onRetry }: ProblemPanelProps) => {
  const problem = error instanceof ApiProblem ? error : undefined;
  const { title, detail } = problem ?? (isLostChunk(error) ? problemText.notLoaded : problemText.crashed);

  return (
    <Panel className="problem-panel" role="alert">
      <i className="pi pi-exclamation-circle" aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        {detail !== title && <p>{detail}</p>}
        {onRetry ? (
          <Button outlined icon="pi pi-refresh" label={problemText.retry} onClick={onRetry} />
        ) : (
          <Button
            outlined
            icon="pi pi-refresh"
            label={problemText.reload}
            onClick={() => window.location.reload()}
          />
        )}
        {problem?.requestId && <p className="request-id">{problemText.requestId(problem.requestId)}</p>}
      </div>
    </Panel>
  );
};

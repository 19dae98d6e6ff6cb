import { useRouteError } from "react-router-dom";
import { ProblemPanel } from "../../components/problem-panel.tsx";

/** Shown when code cannot be loaded: after a new release, or without a connection. */
export const RouteProblem = () => (
  <div className="lone-page">
    <ProblemPanel error={useRouteError()} />
  </div>
);

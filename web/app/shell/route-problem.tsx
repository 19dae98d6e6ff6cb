import { useRouteError } from "react-router-dom";
import { ProblemPanel } from "../../components/problem-panel.tsx";

/** After a new release, or without a connection. */
export const RouteProblem = () => (
  <div className="lone-page">
    <ProblemPanel error={useRouteError()} />
  </div>
);

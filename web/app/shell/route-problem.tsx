import { useRouteError } from "react-router-dom";
import { ProblemPanel } from "../../components/problem-panel.tsx";

/** Stands where a page could not be fetched or shown: after a new release, say, or without a connection. */
export const RouteProblem = () => (
  <div className="lone-page">
    <ProblemPanel error={useRouteError()} />
  </div>
);

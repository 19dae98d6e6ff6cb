import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, Suspense } from "react";
import { ApiProblem, mayPass } from "../app/client/api-problem.ts";
import { whenServerIsBack } from "../app/client/server-reach.ts";
import { NotAllowed, NotFound } from "./no-access.tsx";
import { ProblemPanel } from "./problem-panel.tsx";

interface BoundaryProps {
  children: React.ReactNode;
  isPage: boolean;
  onReset: () => void;
}

class Boundary extends Component<BoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  private stopWaiting = () => {};

  override componentDidMount() {
    this.stopWaiting = whenServerIsBack(() => {
      const error: unknown = this.state.error;
      if (error instanceof ApiProblem && mayPass(error)) this.retry();
    });
  }

  override componentWillUnmount() {
    this.stopWaiting();
  }

  private readonly retry = () => {
    this.props.onReset();
    this.setState({ error: undefined, failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    const error: unknown = this.state.error;
    const status = this.props.isPage && error instanceof ApiProblem ? error.status : undefined;
    if (status === 403) return <NotAllowed />;
    if (status === 404) return <NotFound />;
    return <ProblemPanel error={error} onRetry={error instanceof ApiProblem ? this.retry : undefined} />;
  }
}

interface RegionProps {
  children: React.ReactNode;
  /** Has the final height, so that nothing moves. */
  fallback: React.ReactNode;
  /** A part shows its failure in place instead of as a page. */
  part?: boolean;
}

export const Region = ({ children, fallback, part = false }: RegionProps) => (
  <QueryErrorResetBoundary>
    {({ reset }) => (
      <Boundary isPage={!part} onReset={reset}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </Boundary>
    )}
  </QueryErrorResetBoundary>
);

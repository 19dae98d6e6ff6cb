import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { RunningNewsletter } from "../../shared/news/newsletter.ts";
import { recipientsDone, recipientsTotal } from "../../shared/news/recipient-totals.ts";
import { paths } from "../app/shell/paths.ts";
import { Panel } from "../components/layout/panel.tsx";
import { ProgressBar } from "../components/progress-bar.tsx";
import { runningQuery } from "./home.queries.ts";
import { homeText as text } from "./home.text.ts";

interface RunningProps {
  newsletter: RunningNewsletter;
  /** In ms. */
  readAt: number;
}

const Running = ({ newsletter: { id, title, status }, readAt }: RunningProps) => {
  const total = recipientsTotal(status);

  return (
    <Panel as="section" className="home-panel" aria-label={text.sending}>
      <h2>
        <Link to={paths.newsletter(id)}>{title}</Link>
      </h2>
      {total > 0 ? (
        <ProgressBar
          label={status.state === "paused" ? text.paused : text.sending}
          done={recipientsDone(status)}
          total={total}
          failed={status.failedCount}
          isRunning={status.state === "sending"}
          readAt={readAt}
        />
      ) : (
        <p className="muted">{status.state === "paused" ? text.paused : text.planning}</p>
      )}
    </Panel>
  );
};

export const RunningNewsletters = () => {
  const { data: running = [], dataUpdatedAt } = useQuery(runningQuery);

  return running.map((newsletter) => (
    <Running key={newsletter.id} newsletter={newsletter} readAt={dataUpdatedAt} />
  ));
};

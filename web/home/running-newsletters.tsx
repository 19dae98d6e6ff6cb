import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { type Newsletter, recipientsDone, recipientsTotal } from "../../shared/news/newsletter.ts";
import { isUnderWay } from "../../shared/news/under-way.ts";
import { paths } from "../app/shell/paths.ts";
import { ProgressBar } from "../components/progress-bar.tsx";
import { homeText as text } from "./home.text.ts";
import { latestSentQuery, sendingStatusQuery } from "./newsletters.queries.ts";

const Running = ({ newsletter }: { newsletter: Newsletter }) => {
  const { data: status, dataUpdatedAt } = useQuery(sendingStatusQuery(newsletter.id));
  if (!status || !isUnderWay(status.state)) return null;
  const total = recipientsTotal(status);

  return (
    <section className="home-panel" aria-label={text.sending}>
      <h2>
        <Link to={paths.newsletter(newsletter.id)}>{newsletter.title}</Link>
      </h2>
      {total > 0 ? (
        <ProgressBar
          label={status.state === "paused" ? text.paused : text.sending}
          done={recipientsDone(status)}
          total={total}
          failed={status.failedCount}
          isRunning={status.state === "sending"}
          readAt={dataUpdatedAt}
        />
      ) : (
        <p className="muted">{text.planning}</p>
      )}
    </section>
  );
};

/** Newsletters that are being sent right now; nothing while there is none, or while nobody knows. */
export const RunningNewsletters = () => {
  const { data: sent = [] } = useQuery(latestSentQuery);

  return sent.map((newsletter) => <Running key={newsletter.id} newsletter={newsletter} />);
};

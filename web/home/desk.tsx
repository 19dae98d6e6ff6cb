import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { Page } from "../../shared/contract/list.ts";
import type { ArticleState } from "../../shared/news/article-state.ts";
import type { RunningNewsletter } from "../../shared/news/newsletter.ts";
import type { ArticleOnDesk } from "../../shared/news/overview.contract.ts";
import { recipientsDone, recipientsTotal } from "../../shared/news/recipient-totals.ts";
import { paths } from "../app/shell/paths.ts";
import { DateText, formatNumber } from "../components/date-text.tsx";
import { Clamp, Panel, Stack } from "../components/layout/layout.tsx";
import { ProgressBar } from "../components/progress-bar.tsx";
import { overviewQuery, runningQuery } from "./home.queries.ts";
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

interface PileProps {
  page: Page<ArticleOnDesk>;
  state: ArticleState;
  title: string;
  empty: string;
}

const Pile = ({ page, state, title, empty }: PileProps) => {
  const count = formatNumber(page.totalCount);

  return (
    <Panel as="section" className="home-panel" aria-label={title}>
      <div className="home-pile-head">
        <h2>{title}</h2>
        {page.totalCount > 0 && (
          <Link className="lone-link" to={paths.articlesIn(state)} aria-label={text.allOf(count, title)}>
            {count}
          </Link>
        )}
      </div>
      {page.totalCount === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <Stack as="ul" className="home-pile" gap={3}>
          {page.data.map((article) => (
            <li key={article.id}>
              <Link to={paths.editArticle(article.id)}>
                <Clamp as="span" lines={2}>
                  {article.title}
                </Clamp>
              </Link>
              <span className="muted">
                <DateText value={article.modifiedAt} />
                {article.authorName && ` · ${article.authorName}`}
              </span>
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
};

export const Desk = () => {
  const { data } = useSuspenseQuery(overviewQuery);
  if (!data.desk) return null;
  const { inReview, drafts } = data.desk;

  return (
    <>
      <Pile page={inReview} state="inReview" title={text.inReview} empty={text.nothingToReview} />
      <Pile page={drafts} state="draft" title={text.drafts} empty={text.noDrafts} />
    </>
  );
};

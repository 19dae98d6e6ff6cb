import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { formatDateTime, formatShortTime } from "../../../shared/dates/dates.ts";
import type { NewsletterReport } from "../../../shared/news/newsletter-report.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { newsPaths } from "../news-paths.ts";
import { deliveryText } from "../newsletters/sending.text.ts";
import { Figures } from "./figures.tsx";
import { reportQueries } from "./reports.queries.ts";
import { reportText as text } from "./reports.text.ts";

type Intervals = NewsletterReport["intervals"];

const timesOf = (intervals: Intervals): string[] => {
  const times = intervals.flatMap(({ at }) => at ?? []);
  const isOneDay = new Set(times.map((at) => new Date(at).toDateString())).size <= 1;
  const written = isOneDay ? formatShortTime : formatDateTime;
  return intervals.map(({ at }) => (at === null ? text.later : text.from(written(at))));
};

const OverTime = ({ intervals }: { intervals: Intervals }) => (
  <Figures
    title={text.overTime}
    help={text.notMeasured}
    head={text.time}
    labels={timesOf(intervals)}
    series={[
      { name: text.sent, tone: "accent", values: intervals.map(({ sent }) => sent) },
      { name: text.delivered, tone: "success", values: intervals.map(({ delivered }) => delivered) },
      { name: text.failed, tone: "danger", values: intervals.map(({ failed }) => failed) },
    ]}
  />
);

const ByReason = ({ reasons }: Pick<NewsletterReport, "reasons">) =>
  reasons.length === 0 ? (
    <EditorPanel title={text.byReason}>
      <p className="muted">{text.allArrived}</p>
    </EditorPanel>
  ) : (
    <Figures
      title={text.byReason}
      head={text.reason}
      labels={reasons.map(({ reason }) => reason)}
      series={[{ name: text.recipients, tone: "danger", values: reasons.map(({ count }) => count) }]}
      isLying
    />
  );

const ByDomain = ({ domains }: Pick<NewsletterReport, "domains">) => (
  <Figures
    title={text.byDomain}
    help={text.domainHelp}
    head={text.domain}
    labels={domains.map(({ domain }) => domain ?? text.otherDomains)}
    series={[
      { name: text.reached, tone: "success", values: domains.map(({ reached }) => reached) },
      { name: text.failed, tone: "danger", values: domains.map(({ failed }) => failed) },
    ]}
    isStacked
    isLying
  />
);

const Links = ({ links }: { links: NonNullable<NewsletterReport["links"]> }) =>
  links.length === 0 ? (
    <EditorPanel title={text.links}>
      <p className="muted">{text.noLinks}</p>
    </EditorPanel>
  ) : (
    <Figures
      title={text.links}
      help={text.linksHelp}
      head={text.link}
      labels={links.map(({ title }, at) => text.numbered(at + 1, title))}
      hrefs={links.map(({ address }) => address)}
      series={[
        { name: text.clicks, tone: "accent", values: links.map(({ clicks }) => clicks) },
        { name: text.scannerClicks, tone: "warning", values: links.map((link) => link.scannerClicks) },
      ]}
      isLying
    />
  );

export const NewsletterReportPage = () => {
  const { id = "" } = useParams();
  const report = useSuspenseQuery(reportQueries.read(id)).data;
  const { title, startedSendingAt, intervals, states, reasons, domains, links, unsubscribed } = report;

  return (
    <>
      <PageHeader
        title={text.title(title)}
        meta={text.sentAt(formatDateTime(startedSendingAt))}
        more={<Link to={newsPaths.newsletter(id)}>{text.toNewsletter}</Link>}
      />
      <Stack gap={6}>
        {intervals.length > 0 && <OverTime intervals={intervals} />}
        <Figures
          title={text.byState}
          head={text.state}
          labels={states.map(({ state }) => deliveryText[state])}
          series={[{ name: text.recipients, tone: "accent", values: states.map(({ count }) => count) }]}
          isLying
        />
        <ByReason reasons={reasons} />
        <ByDomain domains={domains} />
        {links && <Links links={links} />}
        <EditorPanel title={text.unsubscriptions}>
          <p>{text.unsubscribed(unsubscribed, formatNumber(unsubscribed))}</p>
        </EditorPanel>
      </Stack>
    </>
  );
};

import { useSuspenseQuery } from "@tanstack/react-query";
import { parseISO } from "date-fns/parseISO";
import { useId } from "react";
import { formatDate, formatMonth } from "../../../shared/dates/dates.ts";
import type { NewsletterOverview } from "../../../shared/news/newsletter-report.ts";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { FilterBox, FilterRow } from "../../components/list/filter-row.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { Select } from "../../components/select.tsx";
import { useAddressParameters, withParameters } from "../../components/use-address-parameters.ts";
import { newsPaths } from "../news-paths.ts";
import { Figures } from "./figures.tsx";
import { reportQueries } from "./reports.queries.ts";
import { reportText, overviewText as text } from "./reports.text.ts";

const OFFICE = "kanzlei";
/** The Dropdown shows nothing for an empty value; no id has a colon. */
const EVERY = ":all";

type Month = NewsletterOverview["months"][number];
type Count = Exclude<keyof Month, "month" | "organisationId">;

interface OfOffice {
  office: string | undefined;
}

const LastNewsletters = ({ newsletters }: Pick<NewsletterOverview, "newsletters">) =>
  newsletters.length === 0 ? (
    <EditorPanel title={text.last}>
      <p className="muted">{text.noneSent}</p>
    </EditorPanel>
  ) : (
    <Figures
      title={text.last}
      help={reportText.notMeasured}
      head={text.newsletter}
      labels={newsletters.map(({ title, startedSendingAt }) => `${title}, ${formatDate(startedSendingAt)}`)}
      hrefs={newsletters.map(({ id }) => newsPaths.newsletterReport(id))}
      series={[
        { name: reportText.reached, tone: "success", values: newsletters.map(({ reached }) => reached) },
        { name: reportText.failed, tone: "danger", values: newsletters.map(({ failed }) => failed) },
      ]}
      isStacked
      isLying
    />
  );

const Growth = ({ months, office }: Pick<NewsletterOverview, "months"> & OfOffice) => {
  const byMonth = Map.groupBy(
    months.filter(({ organisationId }) => office === undefined || organisationId === office),
    ({ month }) => month,
  );
  const sums = (count: Count) =>
    Array.from(byMonth.values(), (some) => some.reduce((sum, month) => sum + month[count], 0));
  const shared = {
    head: text.month,
    labels: Array.from(byMonth.keys(), (month) => formatMonth(parseISO(month))),
  };

  return (
    <>
      <Figures
        {...shared}
        title={text.growth}
        series={[
          { name: text.subscribers, tone: "accent", values: sums("subscribers") },
          { name: text.taxNews, tone: "success", values: sums("taxNews") },
          { name: text.doctorsNews, tone: "warning", values: sums("doctorsNews") },
        ]}
      />
      <Figures
        {...shared}
        title={text.changes}
        help={text.changesHelp}
        series={[
          { name: text.confirmed, tone: "success", values: sums("confirmed") },
          { name: text.unsubscribed, tone: "danger", values: sums("unsubscribed") },
        ]}
      />
    </>
  );
};

export const ReportsPage = () => {
  const fieldId = useId();
  const [parameters, change] = useAddressParameters();
  const { newsletters, months } = useSuspenseQuery(reportQueries.overview).data;
  const officeName = useOfficeNames(text.all);
  const offices = [...new Set(months.map(({ organisationId }) => organisationId))];
  const office = offices.find((id) => id === parameters.get(OFFICE));
  const options = [
    { label: text.all, value: EVERY },
    ...offices.map((id) => ({ label: officeName(id), value: id })),
  ];

  return (
    <>
      <PageHeader title={text.title} />
      <Stack gap={6}>
        {offices.length > 1 && (
          <FilterRow>
            <FilterBox>
              <label htmlFor={fieldId}>{text.office}</label>
              <Select
                inputId={fieldId}
                options={options}
                value={office ?? EVERY}
                filter={options.length > 10}
                onChange={({ value }: { value: string }) =>
                  change(withParameters({ [OFFICE]: value === EVERY ? null : value }))
                }
              />
            </FilterBox>
          </FilterRow>
        )}
        <LastNewsletters
          newsletters={newsletters.filter(
            ({ organisationId }) => office === undefined || organisationId === office,
          )}
        />
        <Growth months={months} office={office} />
      </Stack>
    </>
  );
};

import "../administration.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { RetentionPeriod } from "../../../shared/administration/retention.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { administrationPaths } from "../administration-paths.ts";
import { privacyQueries } from "./privacy.queries.ts";
import { privacyText, type RetentionGroup, retentionGroups, retentionText as text } from "./privacy.text.ts";
import { PrivacyTabs } from "./privacy-tabs.tsx";

const Group = ({ group, periods }: { group: RetentionGroup; periods: readonly RetentionPeriod[] }) => {
  const rows = periods.flatMap((period) => {
    const label = group.labels[period.id];
    return label ? [{ ...period, label }] : [];
  });
  return (
    <section className="retention-group" aria-label={group.title}>
      <h2>{group.title}</h2>
      <dl>
        {rows.map(({ id, label, count, unit }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{text.period({ count, unit }, formatNumber(count))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

export const RetentionPage = () => {
  const { data: periods } = useSuspenseQuery(privacyQueries.retention);
  return (
    <>
      <PageHeader title={privacyText.title} />
      <PrivacyTabs />
      <Stack gap={6}>
        <FieldHelp>
          {text.intro} <Link to={administrationPaths.settings}>{text.settings}</Link>
        </FieldHelp>
        {retentionGroups.map((group) => (
          <Group key={group.title} group={group} periods={periods} />
        ))}
      </Stack>
    </>
  );
};

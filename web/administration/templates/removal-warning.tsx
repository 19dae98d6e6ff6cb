import { useQuery } from "@tanstack/react-query";
import type { TemplateSetSummary } from "../../../shared/administration/templates.contract.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { templateQueries } from "./templates.queries.ts";
import { templatesText as text } from "./templates.text.ts";

export const RemovalWarning = ({ set: { id, name } }: { set: TemplateSetSummary }) => {
  const { data } = useQuery(templateQueries.unsent(id));
  const titles = (data?.data ?? []).map(({ title }) => `„${title}“`).join(", ");

  return (
    <>
      <p>{text.removeWarning(name)}</p>
      {data && data.totalCount > 0 && (
        <p>
          {text.unsent(
            data.totalCount,
            formatNumber(data.totalCount),
            data.totalCount > data.data.length ? text.andMore(titles) : titles,
          )}
        </p>
      )}
    </>
  );
};

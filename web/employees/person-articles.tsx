import "./employee.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { ArticleCards } from "../components/article-cards.tsx";
import { Button } from "../components/button.tsx";
import { formatNumber } from "../components/date-text.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { Section, Text } from "../components/layout/layout.tsx";
import { publicationsText as text } from "./employees.text.ts";
import { articlesByQuery } from "./publications.queries.ts";

const FEW = 3;
const MORE = 12;

export const PersonArticles = ({ person }: { person: Employee }) => {
  const [limit, setLimit] = useState(FEW);
  const { data: page, isPlaceholderData, error } = useQuery(articlesByQuery(person.id, limit));
  if (error) throw error;
  const [shown, total] = [page?.data.length ?? 0, page?.totalCount ?? 0];
  const rest = total - shown;

  return (
    <Section
      className="publications"
      title={text.articles}
      aside={
        rest > 0 && <Text className="muted">{text.shown(formatNumber(shown), formatNumber(total))}</Text>
      }
      align="start"
    >
      {page && total === 0 ? (
        <EmptyState text={text.noArticles(fullName(person))} />
      ) : (
        <ArticleCards articles={page?.data} expected={FEW} heading="h3" />
      )}
      {rest > 0 && (
        <Button
          outlined
          label={text.more(formatNumber(Math.min(MORE, rest)))}
          loading={isPlaceholderData}
          onClick={() => setLimit((before) => before + MORE)}
        />
      )}
    </Section>
  );
};

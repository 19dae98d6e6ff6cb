import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { articlesText } from "./articles/articles.text.ts";
import { officesQuery, peopleQuery } from "./offices.queries.ts";

const nothing: readonly never[] = [];

/** The offices as the options of a filter or a field. */
export const useOfficeOptions = () => {
  const { data = nothing } = useQuery(officesQuery);
  return useMemo(() => data.map(({ id, name }) => ({ label: name, value: id })), [data]);
};

/** The people of the group as the options of a filter or a field. */
export const usePeopleOptions = () => {
  const { data = nothing } = useQuery(peopleQuery);
  return useMemo(() => data.map(({ id, name }) => ({ label: name, value: id })), [data]);
};

/** What an office is called; none stands for the whole group. */
export const useOfficeName = () => {
  const { data = nothing } = useQuery(officesQuery);
  return useCallback(
    (id: string | null): string =>
      id === null ? articlesText.wholeGroup : (data.find((office) => office.id === id)?.name ?? ""),
    [data],
  );
};

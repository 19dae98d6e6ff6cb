import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useOfficeNames } from "../components/people/offices.ts";
import { articlesText } from "./articles/articles.text.ts";
import { peopleQuery } from "./offices.queries.ts";

const nothing: readonly never[] = [];

/** The people of the group as the options of a filter or a field. */
export const usePeopleOptions = () => {
  const { data = nothing } = useQuery(peopleQuery);
  return useMemo(() => data.map(({ id, name }) => ({ label: name, value: id })), [data]);
};

/** What an office is called; none stands for the whole group. */
export const useOfficeName = () => useOfficeNames(articlesText.wholeGroup);

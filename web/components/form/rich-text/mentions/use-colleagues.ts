import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { foldedWordsIn } from "../../../../../shared/fold.ts";
import type { Employee } from "../../../../../shared/organisations/employee.ts";
import { OFFERED, peopleQueries } from "../../../people/people.queries.ts";
import { useDebounced } from "../../../use-debounced.ts";

/** In ms. */
const PAUSE = 150;

/** The search knows titles, functions and offices, too. */
const isCalled =
  (query: string) =>
  ({ firstname, lastname }: Employee) => {
    const names = foldedWordsIn(`${firstname} ${lastname}`);
    return foldedWordsIn(query).every((word) => names.some((name) => name.startsWith(word)));
  };

/** Until the answer to a later query comes, those found before that bear the name. */
export const useColleagues = (query: string) => {
  const searched = useDebounced(query.trim(), PAUSE);
  // Not by useQueries, which drops what was found before with each new query.
  const answers = [
    useQuery({ ...peopleQueries.named(searched), placeholderData: keepPreviousData }),
    useQuery({ ...peopleQueries.find(searched), placeholderData: keepPreviousData }),
  ];
  const isAnswered =
    searched === query.trim() && answers.every(({ data, isPlaceholderData }) => data && !isPlaceholderData);
  const found = new Map(answers.flatMap(({ data }) => data?.data ?? []).map((person) => [person.id, person]));

  return {
    colleaguesFor: (asked: string) => [...found.values()].filter(isCalled(asked.trim())).slice(0, OFFERED),
    isAnswered,
  };
};

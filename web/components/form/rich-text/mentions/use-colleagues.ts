import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Employee, fullName } from "../../../../../shared/organisations/employee.ts";
import { peopleQueries } from "../../../people/people.queries.ts";
import { useDebounced } from "../../../use-debounced.ts";

/** In ms. */
const PAUSE = 150;
const nobody: readonly Employee[] = [];

const inLower = (text: string) => text.toLocaleLowerCase("de");

const isCalled = (query: string) => (person: Employee) =>
  inLower(query)
    .split(/\s+/)
    .every((word) => inLower(fullName(person)).includes(word));

/** Until the answer to a later query comes, those found before that bear the name. */
export const useColleagues = (query: string) => {
  const searched = useDebounced(query.trim(), PAUSE);
  const { data, isPlaceholderData } = useQuery({
    ...peopleQueries.find(searched),
    placeholderData: keepPreviousData,
  });
  const found = data?.data ?? nobody;
  const isAnswerTo = (asked: string) => data !== undefined && !isPlaceholderData && searched === asked.trim();

  return {
    colleaguesFor: (asked: string) => (isAnswerTo(asked) ? found : found.filter(isCalled(asked.trim()))),
    isAnswered: isAnswerTo(query),
  };
};

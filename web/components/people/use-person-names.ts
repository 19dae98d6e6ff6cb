import { useQueries } from "@tanstack/react-query";
import { fullName } from "../../../shared/organisations/employee.ts";
import { peopleQueries } from "./people.queries.ts";

/** Names arrive later; unknown ones are absent. */
export const usePersonNames = (...ids: readonly (string | null | undefined)[]): ReadonlyMap<string, string> =>
  useQueries({
    queries: [...new Set(ids)].filter((id) => typeof id === "string").map(peopleQueries.one),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [[data.id, fullName(data)]] : []))),
  });

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ListFilter } from "../components/list/list-column.ts";
import { useOfficeOptions } from "../components/people/offices.ts";
import { employeeQueries } from "./employees.queries.ts";
import { employeesText as text } from "./employees.text.ts";

const none = { jobTitles: [], specialties: [] };
const options = (values: readonly string[]) => values.map((value) => ({ label: value, value }));

export const useEmployeeFilters = (): readonly ListFilter[] => {
  const offices = useOfficeOptions();
  const { data: { jobTitles, specialties } = none } = useQuery(employeeQueries.professions);

  return useMemo(
    () => [
      { field: "employedAt", label: text.office, options: offices },
      { field: "jobTitle", label: text.jobTitle, options: options(jobTitles) },
      { field: "specialty", label: text.specialty, options: options(specialties) },
      {
        field: "isDirector",
        label: text.directors,
        options: [
          { label: text.directors, value: true },
          { label: text.others, value: false },
        ],
      },
    ],
    [offices, jobTitles, specialties],
  );
};

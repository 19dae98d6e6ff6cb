import { useQuery } from "@tanstack/react-query";
import type { ListFilter } from "../components/list/list-column.ts";
import { officesQuery } from "../components/people/offices.queries.ts";
import { officeFields, officesText as text } from "./organisations.text.ts";

const isSet = (field: "isPartner" | "isAssociate" | "isNexiaMember") => ({
  label: officeFields[field],
  where: [{ field, values: [true], comparator: "eq" as const }],
});

export const useOfficeFilters = (): ListFilter[] => {
  const { data: offices = [] } = useQuery(officesQuery);
  const cities = [...new Set(offices.flatMap(({ city }) => city ?? []))];

  return [
    {
      field: "city",
      label: officeFields.city,
      options: cities
        .toSorted((one, other) => one.localeCompare(other, "de"))
        .map((city) => ({ label: city, value: city })),
    },
    {
      field: "kind",
      label: text.kind,
      options: [isSet("isPartner"), isSet("isAssociate"), isSet("isNexiaMember")],
    },
  ];
};

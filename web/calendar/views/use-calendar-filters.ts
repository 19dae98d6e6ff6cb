import { useQuery } from "@tanstack/react-query";
import { eventCategoriesQuery } from "../../components/event-categories.query.ts";
import type { ListFilter } from "../../components/list/list-column.ts";
import { useOfficeOptions } from "../../components/people/offices.ts";
import { calendarText } from "../calendar.text.ts";
import { viewsText as text } from "./views.text.ts";

export const useCalendarFilters = (): readonly ListFilter[] => {
  const { data: categories = [] } = useQuery(eventCategoriesQuery);
  const offices = useOfficeOptions();

  return [
    {
      field: "category",
      label: text.category,
      options: [
        ...categories.map(({ id, name }) => ({ label: name, value: id })),
        { label: calendarText.withoutCategory, value: null },
      ],
    },
    {
      field: "organisationid",
      label: text.office,
      options: [{ label: calendarText.wholeGroup, value: null }, ...offices],
    },
  ];
};

import { useQuery } from "@tanstack/react-query";
import { subscriberStates } from "../../../shared/news/subscriber-state.ts";
import type { ListFilter } from "../../components/list/list-column.ts";
import { useOfficeOptions } from "../../components/people/offices.ts";
import { subscriberQueries } from "./subscribers.queries.ts";
import { stateText, subscriberFields, subscribersText as text } from "./subscribers.text.ts";

const state: ListFilter = {
  field: "state",
  label: text.state,
  options: subscriberStates.map((value) => ({ label: stateText[value], value })),
};

const kind: ListFilter = {
  field: "isClient",
  label: text.kind,
  options: [
    { label: text.client, value: true },
    { label: text.external, value: false },
  ],
};

const interests: ListFilter = {
  field: "interests",
  label: text.interests,
  options: [
    { label: text.tax, where: [{ field: "receivesTaxNews", values: [true], comparator: "eq" }] },
    { label: text.doctors, where: [{ field: "receivesDoctorsNews", values: [true], comparator: "eq" }] },
  ],
};

export const useSubscriberFilters = (): ListFilter[] => {
  const offices = useOfficeOptions();
  const { data: industries = [] } = useQuery(subscriberQueries.industries);
  return [
    { field: "organisationId", label: subscriberFields.organisationId, options: offices },
    {
      field: "branche",
      label: subscriberFields.branche,
      options: industries.map(({ name }) => ({ label: name, value: name })),
    },
    state,
    kind,
    interests,
  ];
};

import type { ListFilter } from "../../components/list/list-column.ts";
import { useOfficeOptions } from "../offices.ts";
import { stateFilters } from "./subscriber-state.tsx";
import { subscribersText as text } from "./subscribers.text.ts";

const fixed: readonly ListFilter[] = [
  {
    field: "isClient",
    label: text.kind,
    options: [
      { label: text.client, value: true },
      { label: text.external, value: false },
    ],
  },
  {
    field: "interests",
    label: text.interests,
    options: [
      { label: text.tax, where: [{ field: "receivesTaxNews", values: [true], comparator: "eq" }] },
      { label: text.doctors, where: [{ field: "receivesDoctorsNews", values: [true], comparator: "eq" }] },
    ],
  },
  {
    field: "state",
    label: text.state,
    options: (["confirmed", "unconfirmed", "unsubscribed"] as const).map((state) => ({
      label: text[state],
      where: stateFilters[state],
    })),
  },
];

/** What subscribers are filtered by. */
export const useSubscriberFilters = (officeLabel: string): ListFilter[] => [
  { field: "organisationId", label: officeLabel, options: useOfficeOptions() },
  ...fixed,
];

import { positionLabels } from "../../../shared/applications/position.text.ts";
import { positions } from "../../../shared/applications/position.ts";
import type { ListFilter } from "../../components/list/list-column.ts";
import { applicationFields, listText, stateText } from "../applications.text.ts";

export const applicationFilters: readonly ListFilter[] = [
  {
    field: "isProcessed",
    label: stateText.label,
    options: [
      { label: stateText.open, value: false },
      { label: stateText.processed, value: true },
    ],
  },
  {
    field: "positions",
    label: applicationFields.positions,
    options: positions.map((value) => ({ label: positionLabels[value], value })),
  },
  { field: "isExpiring", label: listText.expiring, options: [{ label: listText.soon, value: true }] },
];

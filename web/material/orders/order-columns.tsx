import "../material.css";
import type { MaterialOrder, MaterialOrderState } from "../../../shared/material/material-order.ts";
import { DateText } from "../../components/date-text.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { commonText } from "../../components/words.text.ts";
import { stateText, ordersText as text } from "../material.text.ts";
import { OrderItems } from "./order-items.tsx";

const tones: Readonly<Record<MaterialOrderState, Tone>> = {
  ordered: "info",
  sent: "success",
  cancelled: "neutral",
};

type OfficeName = (id: string) => string;

const createdAt: ListColumn<MaterialOrder> = {
  field: "createdAt",
  header: text.createdAt,
  body: (order) => <DateText value={order.createdAt} />,
  width: "128px",
  card: "title",
};

const items: ListColumn<MaterialOrder> = {
  field: "items",
  header: text.items,
  body: (order) => <OrderItems order={order} />,
};

const office = (officeName: OfficeName): ListColumn<MaterialOrder> => ({
  field: "organisationId",
  header: commonText.office,
  body: ({ organisationId }) => officeName(organisationId),
  width: "22%",
});

const state: ListColumn<MaterialOrder> = {
  field: "state",
  header: text.state,
  body: (order) => <StatusTag tone={tones[order.state]}>{stateText[order.state]}</StatusTag>,
  width: "136px",
};

const createdBy: ListColumn<MaterialOrder> = {
  field: "createdByName",
  header: text.createdBy,
  body: ({ createdByName }) => createdByName,
  width: "18%",
};

export const ownColumns = (officeName: OfficeName) => [createdAt, items, office(officeName), state];

export const allColumns = (officeName: OfficeName) => [
  createdAt,
  createdBy,
  items,
  office(officeName),
  state,
];

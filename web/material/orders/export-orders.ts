import type { ListConfig } from "../../../shared/contract/list.ts";
import { formatDate } from "../../../shared/dates/dates.ts";
import { material } from "../../../shared/material/material.contract.ts";
import type { MaterialOrder } from "../../../shared/material/material-order.ts";
import { call } from "../../app/client/call.ts";
import { exportList } from "../../components/export/export-list.ts";
import type { ExportFormat } from "../../components/export/save-table.ts";
import { stateText, ordersText as text } from "../material.text.ts";

const PAGE = 1_000;

const rowsOf = (order: MaterialOrder, officeName: (id: string) => string) =>
  order.items.map(({ groupName, name, quantity, note }) => [
    formatDate(order.createdAt),
    officeName(order.organisationId),
    order.createdByName,
    stateText[order.state],
    groupName,
    name,
    String(quantity),
    note ?? "",
    order.note ?? "",
  ]);

/** A row for each article that was ordered. Answers how many. */
export const exportOrders = (
  format: ExportFormat,
  config: ListConfig,
  officeName: (id: string) => string,
): Promise<number> =>
  exportList(format, {
    name: text.exportFile,
    head: text.exportHead,
    read: (page) => call(material.list, { query: { config: page } }),
    config,
    limit: PAGE,
    rowsOf: (orders) => orders.flatMap((order) => rowsOf(order, officeName)),
  });

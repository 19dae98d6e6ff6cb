import type { ImportRows } from "../../components/import/import-list.ts";
import type { RowToSend } from "./rows-to-send.ts";

export interface ImportList extends ImportRows<RowToSend> {
  /** For rows that name no office. */
  readonly organisationId: string | null;
}

export const bodyOf = ({ organisationId, rows }: ImportList, options: object = {}) => ({
  organisationId,
  employees: [...rows],
  ...options,
});

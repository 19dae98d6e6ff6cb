import type { ImportRows } from "../../components/import/import-list.ts";
import type { RowToSend } from "./rows-to-send.ts";

/** A list that is to be imported. */
export interface ImportList extends ImportRows<RowToSend> {
  /** Where those work whose row names no office. */
  readonly organisationId: string | null;
}

/** The body of a request about the list. */
export const bodyOf = ({ organisationId, rows }: ImportList, options: object = {}) => ({
  organisationId,
  employees: [...rows],
  ...options,
});

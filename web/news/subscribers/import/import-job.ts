import type { ImportRows } from "../../../components/import/import-list.ts";
import type { RowToSend } from "./rows-to-send.ts";

/** A list that is to be imported. */
export interface ImportList extends ImportRows<RowToSend> {
  readonly organisationId: string;
}

/** A list that was looked at, without the rows that the server would refuse. */
export interface ImportJob extends ImportList {
  readonly deleteMissing: boolean;
}

/** The body of a request about the list. */
export const bodyOf = ({ organisationId, rows }: ImportList, options: object = {}) => ({
  organisationId,
  subscribers: [...rows],
  ...options,
});

import type { ConsentDraft } from "../../../../shared/news/consent.ts";
import type { ImportRows } from "../../../components/import/import-list.ts";
import type { RowToSend } from "./rows-to-send.ts";

/** A list that is to be imported. */
export interface ImportList extends ImportRows<RowToSend> {
  readonly organisationId: string;
  readonly consent: ConsentDraft;
}

/** A list that was looked at, without the rows that the server would refuse. */
export interface ImportJob extends ImportList {
  readonly deleteMissing: boolean;
}

/** The body of a request about the list. */
export const bodyOf = ({ organisationId, consent, rows }: ImportList, options: object = {}) => ({
  organisationId,
  consent,
  subscribers: [...rows],
  ...options,
});

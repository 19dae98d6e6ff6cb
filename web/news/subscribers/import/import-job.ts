import type { ConsentDraft } from "../../../../shared/news/consent.ts";
import type { ImportRows } from "../../../components/import/import-list.ts";
import type { RowToSend } from "./rows-to-send.ts";

export interface ImportList extends ImportRows<RowToSend> {
  readonly organisationId: string;
  readonly consent: ConsentDraft;
}

export interface ImportJob extends ImportList {
  /** All its parts are one import. */
  readonly importId: string;
  readonly deleteMissing: boolean;
}

export const bodyOf = (
  { organisationId, consent, rows, importId }: ImportList & Partial<Pick<ImportJob, "importId">>,
  options: object = {},
) => ({
  organisationId,
  consent,
  subscribers: [...rows],
  importId,
  ...options,
});

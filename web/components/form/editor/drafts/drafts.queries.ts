import { drafts } from "../../../../../shared/drafts/drafts.contract.ts";
import { editOf } from "../../../../app/client/query-of.ts";

export const draftAt = (place: string) => editOf(drafts.read, { params: { place } });

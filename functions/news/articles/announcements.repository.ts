import { type Mailings, openMailings } from "../../platform/mail/mailings.repository.ts";
import type { Table } from "../../platform/table/table.ts";

/** By article. */
export const openAnnouncements = (table: Table): Mailings => openMailings(table, "ARTICLE_ANNOUNCEMENT");

export type Announcements = Mailings;

import { everything } from "../../../functions/platform/collection/visible.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { newTable } from "../../support/new-table.ts";
import { openBooks } from "./books.ts";

export const { table } = await newTable();

let opened = 0;
export const newName = () => `BOOK${++opened}`;
export const newBooks = () => openBooks(table, newName());
export const titles = async (books: ReturnType<typeof openBooks>, config = listConfig({ limit: 1000 })) =>
  (await books.list(config, everything)).data.map(({ title }) => title);

import { listConfig } from "../../../shared/contract/list.ts";
import { newTable } from "../../support/new-table.ts";
import { openBooks } from "./books.ts";

export const { table } = await newTable();
export const MISSING = "article.not-found";

let opened = 0;
export const newName = () => `BOOK${++opened}`;
export const newBooks = () => openBooks(table, newName());
export const titles = async (books: ReturnType<typeof openBooks>, config = listConfig({ limit: 1000 })) =>
  (await books.list(config)).data.map(({ title }) => title);

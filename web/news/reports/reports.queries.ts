import { reports } from "../../../shared/news/reports.contract.ts";
import { queryOf } from "../../app/client/query-of.ts";

export const reportQueries = {
  read: (id: string) => queryOf(reports.read, { params: { id } }),
  overview: queryOf(reports.overview, {}),
};

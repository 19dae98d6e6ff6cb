import { overview } from "../../shared/news/overview.contract.ts";
import { queryOf } from "../app/client/query-of.ts";

export const overviewQuery = queryOf(overview.read, {});

import * as z from "zod";
import { administrators } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { RetentionPeriod } from "./retention.ts";

export const retention = {
  list: endpoint({
    method: "GET",
    path: "/v1/administration/retention",
    access: administrators,
    summary: "What is kept for how long",
    reply: z.object({ data: z.array(RetentionPeriod) }),
  }),
};

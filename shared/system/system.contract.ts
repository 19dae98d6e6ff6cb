import * as z from "zod";
import { anyone } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { serviceProblems } from "../contract/general.problems.ts";

export const system = {
  health: endpoint({
    method: "GET",
    path: "/v1/health",
    access: anyone,
    summary: "Whether the portal and its table answer",
    reply: z.object({ status: z.literal("ok"), version: z.string() }),
    problems: [serviceProblems.busy],
  }),
  openapi: endpoint({
    method: "GET",
    path: "/v1/openapi.json",
    access: anyone,
    summary: "This interface as OpenAPI 3.1",
    media: "application/json",
  }),
  docs: endpoint({
    method: "GET",
    path: "/v1/docs",
    access: anyone,
    summary: "This interface as a page to read",
    media: "text/html; charset=utf-8",
  }),
};

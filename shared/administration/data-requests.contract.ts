import * as z from "zod";
import { administrators } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { dataRequestProblems } from "./administration.problems.ts";
import { DataRequest, DataRequestDraft, ErasureDraft } from "./data-request.ts";

const path = "/v1/administration/data-requests";

export const dataRequests = {
  list: endpoint({
    method: "GET",
    path,
    access: administrators,
    summary: "Requests for what is stored about somebody, the latest first",
    reply: z.object({ data: z.array(DataRequest) }),
  }),
  create: endpoint({
    method: "POST",
    path,
    access: administrators,
    summary: "Starts to look for what is stored about the person with that address",
    audited: "data-request.started",
    body: DataRequestDraft,
    reply: DataRequest,
    status: 202,
    problems: [dataRequestProblems.tooMany],
  }),
  read: endpoint({
    method: "GET",
    path: `${path}/{id}`,
    access: administrators,
    summary: "How far it is, and what was found",
    reply: DataRequest,
    problems: [dataRequestProblems.notFound],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${path}/{id}`,
    access: administrators,
    summary: "Removes the request and its ZIP, nothing of what was found",
    audited: "data-request.removed",
    problems: [dataRequestProblems.notFound, dataRequestProblems.atWork],
  }),
  zip: endpoint({
    method: "GET",
    path: `${path}/{id}/zip`,
    access: administrators,
    summary: "Where the ZIP lies for some minutes: a readable page, and the same as JSON",
    audited: "data-request.exported",
    reply: z.object({ url: z.string() }).meta({ id: "DataRequestZip" }),
    problems: [dataRequestProblems.notFound, dataRequestProblems.noZip],
  }),
  erase: endpoint({
    method: "POST",
    path: `${path}/{id}/erasure`,
    access: administrators,
    summary: "Erases what was found and may go; again to repeat it",
    audited: "data-request.erasure-asked",
    body: ErasureDraft,
    reply: DataRequest,
    status: 202,
    problems: [
      dataRequestProblems.notFound,
      dataRequestProblems.atWork,
      dataRequestProblems.outdated,
      dataRequestProblems.self,
    ],
  }),
};

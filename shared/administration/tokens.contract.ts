import { administrators } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { page } from "../contract/list-query.ts";
import { roleProblems } from "../login/login.problems.ts";
import { tokenProblems } from "./administration.problems.ts";
import { NewToken, Token, TokenDraft } from "./token.ts";

const path = "/v1/administration/tokens";

export const tokens = {
  list: endpoint({
    method: "GET",
    path,
    access: administrators,
    summary: "The ways in for machines",
    reply: page(Token),
  }),
  create: endpoint({
    method: "POST",
    path,
    access: administrators,
    summary: "A way in for a machine; its token is in this answer only",
    audited: "token.created",
    body: TokenDraft,
    reply: NewToken,
    status: 201,
    problems: [tokenProblems.nameTaken, tokenProblems.tooMany, roleProblems.ressourceUnknown],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${path}/{id}`,
    access: administrators,
    summary: "Ends a way in at once",
    audited: "token.deleted",
    problems: [tokenProblems.notFound],
  }),
};

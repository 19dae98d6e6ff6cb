import { anywhere, ofResource, rule, ruleOnResource } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { page } from "../contract/list-query.ts";
import { ImportUndoing, ImportUndoingResult, SubscriberImportRecord } from "./import-undoing.ts";
import { importProblems } from "./news.problems.ts";

export const subscriberImports = {
  list: endpoint({
    method: "GET",
    path: "/v1/news/subscribers/imports",
    access: rule("EDIT_NEWS", anywhere),
    summary: "The imports of the last day, newest first, of the offices whose news the caller edits",
    reply: page(SubscriberImportRecord),
  }),
  undo: endpoint({
    method: "PUT",
    path: "/v1/news/subscribers/imports/{id}/undo",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary:
      "Takes an import back, in steps until nothing remains; what has changed since is named and left alone",
    audited: "subscribers.import-undone",
    body: ImportUndoing,
    reply: ImportUndoingResult,
    problems: [importProblems.notFound, importProblems.isRunning, importProblems.isUndone],
  }),
};

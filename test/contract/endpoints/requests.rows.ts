import { openRequestLinks } from "../../../functions/cloud/requests/request-links.ts";
import { tokenIn } from "../../cloud/shares.fixture.ts";
import { portal } from "../../portal.ts";
import { aStoredRequest } from "../../support/cloud.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { everybody } from "./rights.ts";

const token = async () => {
  const { table, as } = await portal();
  const { user } = await as("admin");
  const { id } = await aStoredRequest(table, { userId: user.id });
  return { token: tokenIn(openRequestLinks("link-secret-of-the-tests", "").urlOf(id)) };
};

const file = { item: 0, fileName: "lohnzettel.pdf", contentType: "application/pdf", size: 1000 };

export const requestsRows: AreaRows<"requests"> = {
  publicRequests: {
    page: { isOwn: true, right: everybody, subject: token, query: {} },
    begin: { isOwn: true, right: everybody, subject: token, body: file },
    files: { isOwn: true, right: everybody, subject: token, query: { ids: ["unbekannt"] } },
    submit: { isOwn: true, right: everybody, subject: token },
  },
};

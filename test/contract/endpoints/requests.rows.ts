import { openRequestLinks } from "../../../functions/cloud/requests/request-links.ts";
import { publicRequests } from "../../../shared/cloud/public-requests.contract.ts";
import { PART_SIZE } from "../../../shared/files/parts.ts";
import { fromNetwork } from "../../applications/application.fixture.ts";
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

const upload = async () => {
  const { call } = await portal();
  const params = await token();
  const body = { ...file, size: PART_SIZE + 1 };
  const { data } = await call(publicRequests.begin, { params, body }, fromNetwork());
  return { ...params, id: data.id };
};

const checksum = "A".repeat(43);

const file = { item: 0, fileName: "lohnzettel.pdf", contentType: "application/pdf", size: 1000 };

export const requestsRows: AreaRows<"requests"> = {
  publicRequests: {
    page: { isOwn: true, right: everybody, resource: token, query: {} },
    begin: { isOwn: true, right: everybody, resource: token, body: file },
    files: { isOwn: true, right: everybody, resource: token, query: { ids: ["unbekannt"] } },
    sign: {
      isOwn: true,
      right: everybody,
      resource: upload,
      body: { numbers: [1], checksums: [`${checksum}=`] },
    },
    complete: { isOwn: true, right: everybody, resource: upload },
    submit: { isOwn: true, right: everybody, resource: token },
  },
};

import { openShareLinks } from "../../../functions/cloud/shares/share-links.ts";
import { portal } from "../../portal.ts";
import { aStoredShare } from "../../support/cloud.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { everybody } from "./rights.ts";

const token = async () => {
  const { table, as } = await portal();
  const { user } = await as("admin");
  const { id } = await aStoredShare(table, { userId: user.id });
  return { token: openShareLinks("link-secret-of-the-tests", "").tokenOf(id) };
};

export const sharesRows: AreaRows<"shares"> = {
  publicShares: {
    page: { isOwn: true, right: everybody, resource: token, query: {} },
    unlock: { isOwn: true, right: everybody, resource: token, query: {}, body: { password: "falsch" } },
    download: { isOwn: true, right: everybody, resource: token, query: {}, body: { save: "unbekannt" } },
  },
};

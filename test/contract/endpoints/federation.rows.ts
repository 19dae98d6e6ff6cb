import type { AreaRows } from "./endpoint-row.ts";
import { everybody, members, oneself } from "./rights.ts";

const unknown = async () => ({ id: "unknown" });

export const federationRows: AreaRows<"federation"> = {
  providers: {
    list: { isOwn: true, right: everybody },
    begin: { isOwn: true, right: everybody, resource: unknown },
    callback: { isOwn: true, right: everybody, resource: unknown },
  },
  links: {
    list: { isOwn: true, right: members },
    remove: { isOwn: true, right: oneself, resource: unknown },
  },
};

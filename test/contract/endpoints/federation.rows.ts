import type { AreaRows } from "./endpoint-row.ts";
import { everybody, members, oneself } from "./rights.ts";

const unknown = async () => ({ id: "unknown" });

export const federationRows: AreaRows<"federation"> = {
  providers: {
    list: { isOwn: true, right: everybody },
    begin: { isOwn: true, right: everybody, subject: unknown },
    callback: { isOwn: true, right: everybody, subject: unknown },
  },
  links: {
    list: { isOwn: true, right: members },
    remove: { isOwn: true, right: oneself, subject: unknown },
  },
};

import type { OwnerAccess } from "../owner-access.ts";

/** Only applications themselves lead to their files, since each reading is recorded there. */
export const applicationOwners: OwnerAccess = {
  maySee: async () => false,
};

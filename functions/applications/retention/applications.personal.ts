import { addressKey } from "../../../shared/news/recipients.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import { mentioning } from "../../data/personal/own-items.ts";
import type { PersonalSource } from "../../data/personal/personal-source.ts";
import { removeWithProof } from "../../data/remove-with-proof.ts";
import type { Stores } from "../../data/stores.ts";
import { removalWrites } from "./removal.ts";

type Known = Pick<
  Stores,
  "applications" | "applicationClocks" | "applicationMails" | "sentApplications" | "ownedFiles" | "audit"
>;

export const applicationSources = (stores: Known): readonly PersonalSource[] => {
  const { applications, audit } = stores;
  return [
    {
      area: "applications",
      kinds: ["APPLICATION"],
      fate: "erased",
      find: (item, { person }) => {
        const application = applications.entityOf(item);
        return application && addressKey(application.email) === person.email ? application : undefined;
      },
      filesIn: (content) => (content as StoredApplication).files, // found above
      erase: async ({ sk }, { actor, requestId }) => {
        const application = await applications.find(sk);
        if (!application) return;
        const proof = { audit, action: "application.deleted", actor, requestId } as const;
        if (!(await removeWithProof(applications, application, proof, removalWrites(application, stores))))
          throw new Error("An application has changed meanwhile.");
      },
    },
    {
      area: "applicationClocks",
      kinds: ["APPLICATION_CLOCK", "APPLICATION_MAIL"],
      fate: "erased",
      find: mentioning,
    },
  ];
};

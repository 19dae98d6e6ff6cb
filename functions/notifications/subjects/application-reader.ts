import * as z from "zod";
import { maySeeApplicationsOf } from "../../../shared/applications/application-access.ts";
import { factsIn, type SubjectReader } from "../subject-reader.ts";

const ApplicationFacts = z.object({ organisationId: z.string() });
const OfficeFacts = z.object({ name: z.string() });

const keyOf = (id: string) => ({ pk: "APPLICATION", sk: id });
const officeKey = (id: string) => ({ pk: "ORGANISATION", sk: id });

/** Tells at which office, never who applies. */
export const applicationReader: SubjectReader = {
  keysOf: ({ subjectId, above }) => [keyOf(subjectId), ...above.map(officeKey)],
  shown: ({ subjectId, above: [officeId = ""] }, viewer, known) => {
    const application = factsIn(ApplicationFacts, known.at(keyOf(subjectId)));
    const office = factsIn(OfficeFacts, known.at(officeKey(officeId)));
    if (!office || application?.organisationId !== officeId) return undefined;
    return maySeeApplicationsOf(viewer, officeId)
      ? {
          title: office.name,
          path: `/applications/${encodeURIComponent(officeId)}/${encodeURIComponent(subjectId)}`,
        }
      : undefined;
  },
};

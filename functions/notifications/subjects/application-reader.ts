import * as z from "zod";
import { maySeeApplicationsOf } from "../../../shared/applications/application-access.ts";
import { factsIn, type SubjectReader } from "../subject-reader.ts";

const ApplicationFacts = z.object({ organisationId: z.string() });
const OfficeFacts = z.object({ name: z.string() });

const keyOf = (id: string) => ({ pk: "APPLICATION", sk: id });
const officeKey = (id: string) => ({ pk: "ORGANISATION", sk: id });

export const applicationReader: SubjectReader = {
  keysOf: ({ subjectId, above }) => [keyOf(subjectId), ...above.map(officeKey)],
  shown: ({ kind, subjectId, above: [officeId = ""] }, viewer, known) => {
    const office = factsIn(OfficeFacts, known.at(officeKey(officeId)));
    if (!office || !maySeeApplicationsOf(viewer, officeId)) return undefined;
    const all = { title: office.name, path: `/applications/${encodeURIComponent(officeId)}` };
    if (kind === "applicationWithdrawn") return all;
    const application = factsIn(ApplicationFacts, known.at(keyOf(subjectId)));
    return application?.organisationId === officeId
      ? { ...all, path: `${all.path}/${encodeURIComponent(subjectId)}` }
      : undefined;
  },
};

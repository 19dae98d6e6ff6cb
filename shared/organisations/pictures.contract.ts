import * as z from "zod";
import { ruleOnPath } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { Id } from "../contract/wire.ts";
import { takingProblems } from "../files/files.problems.ts";
import { OfficePictureKind, Organisation } from "./organisation.ts";
import { organisationProblems, pictureProblems } from "./organisations.problems.ts";

export const pictures = {
  set: endpoint({
    method: "PUT",
    path: "/v1/organisations/{id}/pictures",
    access: ruleOnPath("ADMIN_ORG", "id"),
    summary: "Gives an office a picture, in place of the one it has for the same purpose",
    body: z.object({ fileId: Id, kind: OfficePictureKind }).meta({ id: "OfficePictureChoice" }),
    reply: Organisation,
    versioned: true,
    problems: [organisationProblems.notFound, ...takingProblems, entityProblems.changed],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/organisations/{organisationId}/pictures/{pictureId}",
    access: ruleOnPath("ADMIN_ORG", "organisationId"),
    summary: "Deletes a picture of an office",
    audited: "organisation.picture-deleted",
    current: Organisation,
    problems: [organisationProblems.notFound, pictureProblems.notFound, entityProblems.changed],
  }),
};

import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { pictureProblems } from "../../../shared/organisations/organisations.problems.ts";
import { pictures as contract } from "../../../shared/organisations/pictures.contract.ts";
import type { FileUse } from "../../data/files/owned-files.ts";
import type { Owner } from "../../data/files/stored-file.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { officeResource } from "./office-resource.ts";

const ownerOf = ({ id }: Organisation): Owner => ({ kind: "organisation", id });

const usesOf = ({ pictures }: Organisation): FileUse[] =>
  pictures.map(({ id }) => ({ id, path: "fileId", isImage: true }));

export const pictures = implement<typeof contract, OrganisationsDeps, Stored<Organisation>>(
  contract,
  {
    set: ({ params, body, ifVersion }, deps) => {
      const { organisations, ownedFiles, viewer } = deps;
      return ownedFiles.refusingLostFiles(() =>
        organisations.update(
          params.id,
          async (current) => {
            const others = current.pictures.filter(({ kind }) => kind !== body.kind);
            const office = { ...current, pictures: [...others, { id: body.fileId, kind: body.kind }] };
            await ownedFiles.check(ownerOf(office), usesOf(current), usesOf(office), viewer);
            return office;
          },
          {
            ifVersion,
            inTransaction: (before, after) =>
              ownedFiles.changeWrites(ownerOf(after), usesOf(before), usesOf(after), deps),
          },
        ),
      );
    },

    remove: async ({ params: { organisationId, pictureId }, ifVersion }, deps) => {
      await deps.organisations.update(
        organisationId,
        (current) => {
          const pictures = current.pictures.filter(({ id }) => id !== pictureId);
          if (pictures.length === current.pictures.length) notFound(pictureProblems.notFound);
          return { ...current, pictures };
        },
        {
          ifVersion,
          inTransaction: (before, after) =>
            deps.ownedFiles.changeWrites(ownerOf(after), usesOf(before), usesOf(after), deps),
        },
      );
    },
  },
  { resource: officeResource },
);

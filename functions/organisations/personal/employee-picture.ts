import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { employeePicture as contract } from "../../../shared/organisations/employee-picture.contract.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { employeeResource } from "../employees/employee-resource.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { pictureOwner, pictureUses } from "./picture-file.ts";

type Picture = Pick<Employee, "profilePictureId" | "profilePictureAltText">;

const showBy = (
  id: string,
  pictureOf: (current: Employee) => Picture,
  ifVersion: number | undefined,
  deps: OrganisationsDeps & { readonly viewer: Viewer; readonly now: Date },
) =>
  deps.ownedFiles.refusingLostFiles(() =>
    deps.employees.update(
      id,
      async ({ version: _, ...current }) => {
        const after = {
          ...current,
          ...pictureOf(current),
          modifiedAt: deps.now.toISOString(),
          modifiedBy: actorOf(deps.viewer),
        };
        await deps.ownedFiles.check(
          pictureOwner(current),
          pictureUses(current),
          pictureUses(after),
          deps.viewer,
        );
        return after;
      },
      {
        ifVersion,
        inTransaction: (before, after) =>
          deps.ownedFiles.changeWrites(pictureOwner(before), pictureUses(before), pictureUses(after), deps),
      },
    ),
  );

export const employeePicture = implement<typeof contract, OrganisationsDeps, Stored<Employee>>(
  contract,
  {
    set: ({ params, body: { fileId, profilePictureAltText: words }, ifVersion }, deps) =>
      showBy(
        params.id,
        (current) => ({
          profilePictureId: fileId,
          profilePictureAltText: words === undefined ? current.profilePictureAltText : words || null,
        }),
        ifVersion,
        deps,
      ),

    remove: async ({ params, ifVersion }, deps) => {
      const none = { profilePictureId: null, profilePictureAltText: null };
      await showBy(params.id, () => none, ifVersion, deps);
    },
  },
  { resource: employeeResource },
);

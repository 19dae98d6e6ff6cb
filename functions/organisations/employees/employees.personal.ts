import type { Employee } from "../../../shared/organisations/employee.ts";
import { contentOf } from "../../data/personal/mentions.ts";
import { personalText } from "../../data/personal/personal.text.ts";
import type { PersonalSource } from "../../data/personal/personal-source.ts";
import { removeWithProof } from "../../data/remove-with-proof.ts";
import type { Stores } from "../../data/stores.ts";
import { pictureOwner, pictureUses } from "../personal/picture-file.ts";

type Known = Pick<Stores, "employees" | "ownedFiles" | "audit">;

const nameless = { title: null, titleBehind: null } as const;

/** A removed profile leaves its name, which is replaced first if that was chosen. */
export const employeeSources = ({ employees, ownedFiles, audit }: Known): readonly PersonalSource[] => [
  {
    area: "employees",
    kinds: ["EMPLOYEE"],
    fate: "erased",
    find: (item, { person }) =>
      !item.deleted && person.employeeIds.includes(String(item.sk)) ? contentOf(item) : undefined,
    filesIn: (content) => {
      const { profilePictureId: id } = content as Employee; // found above
      return id ? [{ id, fileName: "bild" }] : [];
    },
    erase: async ({ sk }, { contents, actor, requestId }) => {
      if (contents === "unnamed" && (await employees.find(sk))) {
        const { formerFirstname: firstname, formerLastname: lastname } = personalText;
        await employees.update(sk, ({ version: _, ...person }) => ({
          ...person,
          ...nameless,
          firstname,
          lastname,
        }));
      }
      const employee = await employees.find(sk);
      if (!employee) return;
      const proof = { audit, action: "employee.deleted", actor, requestId } as const;
      const picture = ownedFiles.freeWrites(pictureOwner(employee), pictureUses(employee));
      if (!(await removeWithProof(employees, employee, proof, picture)))
        throw new Error("A profile has changed meanwhile.");
    },
  },
];

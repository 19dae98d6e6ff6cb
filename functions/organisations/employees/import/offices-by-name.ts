import { fold } from "../../../../shared/fold.ts";
import type { Organisations } from "../../../data/organisations/organisations.collection.ts";
import { importText as text } from "./import.text.ts";

type FoundOffice = { readonly id: string } | { readonly fault: string };

const nameKey = (name: string) => fold(name.trim()).replaceAll(/\s+/g, " ");

export const officesByName = async (organisations: Organisations) => {
  const known = await organisations.projection();
  const byName = Map.groupBy(known.entries(), ({ listed }) => nameKey(listed.name));

  return (typed: string): FoundOffice => {
    if (known.get(typed)) return { id: typed };
    const named = byName.get(nameKey(typed)) ?? [];
    const [office] = named;
    if (!office) return { fault: text.unknownOffice };
    return named.length === 1 ? { id: office.id } : { fault: text.severalOffices };
  };
};
export type OfficeFinder = Awaited<ReturnType<typeof officesByName>>;

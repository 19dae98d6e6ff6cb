import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { type Rule, ressourceKinds } from "../../../../shared/contract/permissions.ts";
import type { Role } from "../../../../shared/login/role.ts";
import { officesQuery } from "../../../components/people/offices.queries.ts";
import { useOfficeNames } from "../../../components/people/offices.ts";
import { accessText, ruleText, shownRules } from "../access.text.ts";
import { allGroups, groupQueries } from "./group-options.ts";
import { type Scope, scopesOf } from "./role-form.ts";
import { roleEditorText } from "./roles.text.ts";

/** Groups are loaded only if one of `rules` is granted by group. */
export const useRessourceName = (rules: readonly Rule[] = shownRules) => {
  const hasGroups = rules.some((rule) => ressourceKinds[rule] === "group");
  // Suspends, since lines that grow when names arrive would move the rest.
  useSuspenseQuery(officesQuery);
  const [ofForums, ofGalleries] = [
    hasGroups ? [groupQueries.forums] : [],
    hasGroups ? [groupQueries.galleries] : [],
  ];
  const forums = useSuspenseQueries({ queries: ofForums, combine: allGroups });
  const galleries = useSuspenseQueries({ queries: ofGalleries, combine: allGroups });
  const officeName = useOfficeNames(accessText.everywhere);
  return useCallback(
    (rule: Rule, id: string | null): string => {
      if (id === null) return accessText.everywhere;
      if (ressourceKinds[rule] === "group") {
        return [...forums, ...galleries].find(({ value }) => value === id)?.label ?? accessText.group(id);
      }
      return officeName(id) || accessText.unknownOffice;
    },
    [officeName, forums, galleries],
  );
};

export type RessourceName = ReturnType<typeof useRessourceName>;

export const scopeWords = (rule: Rule, { where, ressources }: Scope, nameOf: RessourceName): string => {
  if (where === "nowhere") return roleEditorText.nowhere;
  return where === "everywhere" ? accessText.everywhere : ressources.map((id) => nameOf(rule, id)).join(", ");
};

export const grantLines = ({ rules }: Pick<Role, "rules">, nameOf: RessourceName): string[] => {
  const scopes = scopesOf(rules);
  const byPlace = new Map<string, string[]>();
  for (const rule of shownRules) {
    if (scopes[rule].where === "nowhere") continue;
    const place = scopeWords(rule, scopes[rule], nameOf);
    byPlace.set(place, [...(byPlace.get(place) ?? []), ruleText[rule].label]);
  }
  return [...byPlace].map(([place, labels]) => `${labels.join(", ")}: ${place}`);
};

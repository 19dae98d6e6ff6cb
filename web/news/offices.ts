import type { SelectOption } from "../components/form/choice/select-field.tsx";
import { useOfficeNames } from "../components/people/offices.ts";
import { useAllowedOffices } from "../components/people/use-office-rights.ts";
import { articlesText } from "./articles/articles.text.ts";
import { useNewsRights } from "./use-news-rights.ts";

export const useEditableOffices = (): SelectOption[] => {
  const { mayEdit } = useNewsRights();
  const own = useAllowedOffices("EDIT_NEWS").map(({ id, name }) => ({ label: name, value: id }));
  return mayEdit(null) ? [{ label: articlesText.wholeGroup, value: null }, ...own] : own;
};

export const useOfficeName = () => useOfficeNames(articlesText.wholeGroup);

import type { SelectOption } from "../components/form/choice/select-field.tsx";
import { useAllowedOffices } from "../components/people/use-allowed-offices.ts";
import { articlesText } from "./articles/articles.text.ts";
import { useNewsRights } from "./use-news-rights.ts";

/** Includes the whole group for those who may. */
export const useEditableOffices = (): SelectOption[] => {
  const { mayEdit } = useNewsRights();
  const own = useAllowedOffices("EDIT_NEWS").map(({ id, name }) => ({ label: name, value: id }));
  return mayEdit(null) ? [{ label: articlesText.wholeGroup, value: null }, ...own] : own;
};

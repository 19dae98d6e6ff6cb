import type { SelectOption } from "../components/form/choice/select-field.tsx";
import { articlesText } from "./articles/articles.text.ts";
import { useNewsRights } from "./use-news-rights.ts";

/** The offices news can be written for; the whole group for those who may. */
export const useEditableOffices = (): SelectOption[] => {
  const { everywhere, offices } = useNewsRights();
  const own = offices.map(({ id, name }) => ({ label: name, value: id }));
  return everywhere ? [{ label: articlesText.wholeGroup, value: null }, ...own] : own;
};

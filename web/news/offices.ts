import { useOfficeNames } from "../components/people/offices.ts";
import { useEditableOffices } from "../components/people/use-office-rights.ts";
import { articlesText } from "./articles/articles.text.ts";

export const useNewsOffices = () => useEditableOffices("EDIT_NEWS", articlesText.wholeGroup);

export const useOfficeName = () => useOfficeNames(articlesText.wholeGroup);

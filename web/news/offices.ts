import { useOfficeNames } from "../components/people/offices.ts";
import { articlesText } from "./articles/articles.text.ts";

/** None stands for the whole group. */
export const useOfficeName = () => useOfficeNames(articlesText.wholeGroup);

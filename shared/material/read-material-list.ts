import "../contract/messages.ts";
import { materialListText as text } from "./material-list.text.ts";
import { MaterialList } from "./material-list.ts";

/** `faults` are German and name the location. */
export type ReadMaterialList =
  | { readonly list: MaterialList; readonly faults?: undefined }
  | { readonly list?: undefined; readonly faults: readonly string[] };

const MOST_FAULTS = 20;

const jsonIn = (content: string): { readonly json?: unknown; readonly fault?: string } => {
  try {
    return { json: JSON.parse(content) };
  } catch (error) {
    return { fault: text.notJson(error instanceof Error ? error.message : String(error)) };
  }
};

/** Counts articles from 1, as a person would. */
const placeOf = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === "number" ? `${step + 1}` : String(step))).join(" › ");

export const readMaterialList = (content: string): ReadMaterialList => {
  const { json, fault } = jsonIn(content);
  if (fault !== undefined) return { faults: [fault] };
  const { data, error } = MaterialList.safeParse(json);
  if (data) return { list: data };
  return {
    faults: error.issues
      .slice(0, MOST_FAULTS)
      .map(({ path, message }) => (path.length > 0 ? `${placeOf(path)}: ${message}` : message)),
  };
};

import { miscEntryAddress, miscGroupAddress } from "../../shared/misc/misc-address.ts";
import { SEARCH_TERM } from "../app/shell/paths.ts";

export const miscPaths = {
  overview: "/misc",
  group: miscGroupAddress,
  found: (id: string, searchTerm: string): string =>
    `${miscGroupAddress(id)}?${new URLSearchParams({ [SEARCH_TERM]: searchTerm })}`,
  entry: miscEntryAddress,
};

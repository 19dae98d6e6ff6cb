import { miscEntryAddress, miscGroupAddress } from "../../shared/misc/misc-address.ts";

export const miscPaths = {
  overview: "/misc",
  group: miscGroupAddress,
  found: (id: string, searchTerm: string): string =>
    `${miscGroupAddress(id)}?${new URLSearchParams({ suche: searchTerm })}`,
  entry: miscEntryAddress,
};

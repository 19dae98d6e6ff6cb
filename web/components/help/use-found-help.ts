import { useQuery } from "@tanstack/react-query";
import { useViewer } from "../../app/client/session.ts";
import type { FoundHelp } from "./find-help.ts";

export const useFoundHelp = (searchTerm: string | undefined): readonly FoundHelp[] => {
  const viewer = useViewer();
  const { data = [] } = useQuery({
    queryKey: ["help", viewer.userId, searchTerm],
    queryFn: async () => (await import("./find-help.ts")).findHelp(searchTerm ?? "", viewer),
    enabled: Boolean(searchTerm),
    placeholderData: (shown) => shown,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return searchTerm ? data : [];
};

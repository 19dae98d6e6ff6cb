import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ifKept } from "../../components/if-kept.ts";
import { useViewer } from "../client/session.ts";

/** In ms: what pages load and show comes first. */
const LATER = 15_000;

export const useOfflinePage = (): void => {
  const client = useQueryClient();
  const { employedAt } = useViewer();

  useEffect(() => {
    const keep = async () => {
      const { keepOfficeNumbers } = await import("./keep-offline-page.ts");
      await keepOfficeNumbers(employedAt, client);
    };
    const timer = setTimeout(() => void ifKept(keep), LATER);
    return () => clearTimeout(timer);
  }, [client, employedAt]);
};

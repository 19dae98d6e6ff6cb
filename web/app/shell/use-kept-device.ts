import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ifKept } from "../../components/if-kept.ts";
import { useViewer } from "../client/session.ts";

/** In ms: the page's own requests come first. */
const LATER = 15_000;

export const useKeptDevice = (): void => {
  const client = useQueryClient();
  const { employedAt } = useViewer();

  useEffect(() => {
    const keep = async () => {
      const { keepDevice } = await import("./keep-device.ts");
      await keepDevice(employedAt, client);
    };
    const timer = setTimeout(() => void ifKept(keep), LATER);
    return () => clearTimeout(timer);
  }, [client, employedAt]);
};

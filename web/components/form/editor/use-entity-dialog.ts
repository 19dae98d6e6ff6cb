import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Versioned } from "../../../app/client/call.ts";
import type { EditQuery } from "../../../app/client/query-of.ts";
import { readNow } from "../../../app/client/query-of.ts";
import { useToasts } from "../../toasts.tsx";

export const useEntityDialog = <Entity>(edit: (id: string) => EditQuery<Entity>) => {
  const client = useQueryClient();
  const toasts = useToasts();
  const [opened, setOpened] = useState<{ readonly stored: Versioned<Entity> | undefined }>();

  return {
    opened,
    add: () => setOpened({ stored: undefined }),
    open: async (id: string) => {
      try {
        setOpened({ stored: await client.query({ ...edit(id), ...readNow }) });
      } catch (error) {
        toasts.problem(error);
      }
    },
    close: () => setOpened(undefined),
  };
};

import { useMutation } from "@tanstack/react-query";
import type { ZipRequest } from "../../../shared/jobs/zip-job.ts";
import type { RowAction } from "../list/list-column.ts";
import { useToasts } from "../toasts.tsx";
import { zipMutations } from "./zip.queries.ts";
import { zipText as text } from "./zip.text.ts";

/** The page must also show a `ZipPanel`. */
export const useZip = () => {
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    ...zipMutations.start,
    onSuccess: () => toasts.success(text.begun),
    onError: toasts.problem,
  });
  return (request: ZipRequest): RowAction => ({
    label: text.download,
    icon: "pi-box",
    isDisabled: isPending,
    run: () => mutate(request),
  });
};

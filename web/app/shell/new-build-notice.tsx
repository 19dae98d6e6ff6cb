import { useQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useEffect } from "react";
import { useConfirm } from "../../components/confirm-action.tsx";
import { reloadPage } from "../client/unsaved.ts";
import { newBuildText as text } from "./app.text.ts";
import { newBuildQuery } from "./new-build.query.ts";
import { Notice } from "./notice.tsx";

export const NewBuildNotice = () => {
  const confirm = useConfirm();
  const { data: isNew, refetch } = useQuery(newBuildQuery);

  useEffect(() => {
    const look = () => void refetch({ cancelRefetch: false });
    window.addEventListener("vite:preloadError", look);
    return () => window.removeEventListener("vite:preloadError", look);
  }, [refetch]);

  if (!isNew) return null;
  return (
    <Notice icon="pi-sparkles" text={text.title}>
      <Button outlined size="small" label={text.reload} onClick={() => void reloadPage(confirm)} />
    </Notice>
  );
};

import { useSyncExternalStore } from "react";
import { items } from "../../../shared/cloud/items.contract.ts";
import { UploadPanel } from "../../components/files/upload-panel.tsx";
import { uploadingText as text } from "../cloud.text.ts";
import { cloudUploads } from "./cloud-uploads.ts";
import { InterruptedUploads } from "./interrupted-uploads.tsx";
import { QuestionDialog } from "./question-dialog.tsx";

/** On every page of the cloud. */
export const CloudUploadPanel = ({ folderId }: { folderId: string | null }) => {
  const already = useSyncExternalStore(cloudUploads.subscribe, cloudUploads.already);

  return (
    <>
      <InterruptedUploads folderId={folderId} />
      <UploadPanel
        queue={cloudUploads}
        endpoint={items.create}
        note={already > 0 ? text.already(already) : undefined}
      />
      <QuestionDialog />
    </>
  );
};

import { items } from "../../../shared/cloud/items.contract.ts";
import { UploadPanel } from "../../components/files/upload-panel.tsx";
import { cloudUploads } from "./cloud-uploads.ts";
import { SameNameDialog } from "./same-name-dialog.tsx";

export const CloudUploadPanel = () => (
  <>
    <UploadPanel queue={cloudUploads} endpoint={items.create} />
    <SameNameDialog />
  </>
);

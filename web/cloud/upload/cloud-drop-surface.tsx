import { userIdNow } from "../../app/client/session.ts";
import { DropSurface } from "../../components/files/drop-surface.tsx";
import { cloudUploads } from "./cloud-uploads.ts";
import { handlesIn, rememberedRoots } from "./remembered-roots.ts";

interface CloudDropSurfaceProps {
  folderId: string | null;
  isOpen: boolean;
  children: React.ReactNode;
}

/** Remembers what was dropped, so that it can be read again after a reload. */
export const CloudDropSurface = ({ folderId, isOpen, children }: CloudDropSurfaceProps) => (
  <DropSurface
    isOpen={isOpen}
    onFiles={(files) => cloudUploads.put(folderId, files)}
    onTransfer={async (transfer) => rememberedRoots.add(userIdNow(), folderId, await handlesIn(transfer))}
  >
    {children}
  </DropSurface>
);

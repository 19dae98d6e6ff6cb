import { useEffect, useSyncExternalStore } from "react";
import { UploadsMark } from "../../components/files/uploads-mark.tsx";
import { rememberedUploads } from "./remembered-uploads.ts";

const count = () => rememberedUploads.interrupted().length;

export const CloudMark = () => {
  const interrupted = useSyncExternalStore(rememberedUploads.subscribe, count);
  useEffect(() => void rememberedUploads.recall(), []);

  return <UploadsMark purpose="cloud" interrupted={interrupted} />;
};

import { useCallback, useMemo, useState } from "react";

export const useUploading = () => {
  const [places, setPlaces] = useState<Readonly<Record<string, boolean>>>({});
  const set = useCallback(
    (place: "files" | "text") => (isBusy: boolean) => setPlaces((before) => ({ ...before, [place]: isBusy })),
    [],
  );
  const [onFiles, onText] = useMemo(() => [set("files"), set("text")], [set]);
  return { isUploading: Object.values(places).some(Boolean), onFiles, onText };
};

import { useState } from "react";
import { useOutlet } from "react-router-dom";
import { PageSkeleton } from "../../components/page-skeleton.tsx";
import { Region } from "../../components/region.tsx";
import { usePage } from "./same-page.ts";

/** Below the router's own boundary, which offers no retry. */
export const PageRegion = () => {
  const { key, isKept } = usePage();
  const outlet = useOutlet();
  const [shown, setShown] = useState(outlet);
  // Replacing the page would lose what was typed, scrolled and opened.
  if (!isKept && shown !== outlet) setShown(outlet);

  return (
    <Region key={key} fallback={<PageSkeleton />}>
      {isKept ? shown : outlet}
    </Region>
  );
};

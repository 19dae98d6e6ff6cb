import { useState } from "react";
import { useOutlet } from "react-router-dom";
import { PageSkeleton } from "../../components/page-skeleton.tsx";
import { Region } from "../../components/region.tsx";
import { usePage } from "./same-page.ts";

/**
 * Where a page loads and fails. It stands below the router's own boundary: that one would take every failure for a
 * page that could not be fetched, and offer no second try.
 */
export const PageRegion = () => {
  const { key, isKept } = usePage();
  const outlet = useOutlet();
  const [shown, setShown] = useState(outlet);
  // The router would put another page in its place, and what was typed, scrolled and opened would be gone.
  if (!isKept && shown !== outlet) setShown(outlet);

  return (
    <Region key={key} fallback={<PageSkeleton />}>
      {isKept ? shown : outlet}
    </Region>
  );
};

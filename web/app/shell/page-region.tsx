import { Outlet, useLocation } from "react-router-dom";
import { PageSkeleton } from "../../components/page-skeleton.tsx";
import { Region } from "../../components/region.tsx";

/**
 * Where a page loads and fails. It stands below the router's own boundary: that one would take every failure for a
 * page that could not be fetched, and offer no second try.
 */
export const PageRegion = () => {
  const { pathname } = useLocation();

  return (
    <Region key={pathname} fallback={<PageSkeleton />}>
      <Outlet />
    </Region>
  );
};

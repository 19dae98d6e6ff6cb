import { useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How a page goes on at another address: something new that has got its own. */
export const onSamePage = { replace: true, preventScrollReset: true, state: { isSamePage: true } } as const;

/** The page that is shown, and whether it has gone on at another address than it began at. */
export const usePage = () => {
  const location = useLocation();
  const { pathname, key } = location;
  const state: unknown = location.state;
  const [page, setPage] = useState({ key, pathname, isKept: false });
  const isMarked = typeof state === "object" && state !== null && "isSamePage" in state;
  // The mark is still there when one comes back from elsewhere.
  const isSamePage = useNavigationType() === "REPLACE" && isMarked;
  if (page.pathname === pathname) return page;

  const next = isSamePage ? { ...page, pathname, isKept: true } : { key, pathname, isKept: false };
  setPage(next);
  return next;
};

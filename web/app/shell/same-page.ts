import { useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** For a new entity that gets its own address. */
export const onSamePage = { replace: true, preventScrollReset: true, state: { isSamePage: true } } as const;

export const usePage = () => {
  const location = useLocation();
  const { pathname, key } = location;
  const state: unknown = location.state;
  const [page, setPage] = useState({ key, pathname, isKept: false });
  const isMarked = typeof state === "object" && state !== null && "isSamePage" in state;
  // The history entry keeps the mark when one comes back.
  const isSamePage = useNavigationType() === "REPLACE" && isMarked;
  if (page.pathname === pathname) return page;

  const next = isSamePage ? { ...page, pathname, isKept: true } : { key, pathname, isKept: false };
  setPage(next);
  return next;
};

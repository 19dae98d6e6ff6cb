import { useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

export const onSamePage = { replace: true, preventScrollReset: true, state: { isSamePage: true } } as const;

export const usePage = () => {
  const location = useLocation();
  const { pathname, key } = location;
  const state: unknown = location.state;
  const [page, setPage] = useState({ key, pathname, isKept: false });
  const isMarked = typeof state === "object" && state !== null && "isSamePage" in state;
  // The history entry keeps the mark, so a return by Back must be told apart.
  const isSamePage = useNavigationType() === "REPLACE" && isMarked;
  if (page.pathname === pathname) return page;

  const next = isSamePage ? { ...page, pathname, isKept: true } : { key, pathname, isKept: false };
  setPage(next);
  return next;
};

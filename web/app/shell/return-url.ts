import { safeReturnUrl as safeFor } from "../../../shared/login/return-url.ts";

export const LOGIN = "/login";

export const safeReturnUrl = (wanted: string | null | undefined, origin = window.location.origin): string =>
  safeFor(wanted, origin);

export const loginPath = ({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): string => {
  const back = pathname + search + hash;
  return back === "/" ? LOGIN : `${LOGIN}?${new URLSearchParams({ returnUrl: back })}`;
};

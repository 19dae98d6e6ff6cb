import { PageViewTarget } from "../../shared/login/page-view-target.ts";

/** Undefined where nothing is reported. */
export const pageViewTarget = (): PageViewTarget | undefined => {
  const given = process.env.PAGE_VIEW_TARGET;
  return given ? PageViewTarget.parse(JSON.parse(given)) : undefined;
};

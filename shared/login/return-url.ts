const START = "/";

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

export const safeReturnUrl = (wanted: string | null | undefined, origin: string): string => {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, origin)) return START;
  const url = new URL(wanted, origin);
  // "/.//elsewhere" keeps the origin but leaves a path that reads as another host.
  const leaves = url.origin !== new URL(origin).origin || url.pathname.startsWith("//");
  // The router ignores case and decodes, too.
  const path = decoded(url.pathname).toLowerCase();
  const loops = /^\/(login|v1)(\/|$)/.test(path);
  return leaves || loops ? START : url.pathname + url.search + url.hash;
};

import { queryOptions } from "@tanstack/react-query";
import { millisecondsInMinute } from "date-fns/constants";

/** Their names change with their content. */
const assetsOf = (page: Document) =>
  [...page.querySelectorAll("script[src], link[rel=stylesheet][href]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );

const hasNewBuild = async (signal: AbortSignal): Promise<boolean> => {
  const response = await fetch("/index.html", { signal, cache: "no-cache" });
  if (!response.ok) throw new Error(`The entry page answers ${response.status}.`);
  const deployed = new DOMParser().parseFromString(await response.text(), "text/html");
  const running = new Set(assetsOf(document));
  return assetsOf(deployed).some((asset) => !running.has(asset));
};

/** Whether the deployed portal differs from the running one; looked up when the window is seen again after a while. */
export const newBuildQuery = queryOptions({
  queryKey: ["new-build"],
  queryFn: ({ signal }) => hasNewBuild(signal),
  initialData: false,
  staleTime: 15 * millisecondsInMinute,
  retry: false,
});

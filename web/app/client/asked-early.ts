import { whenPersonLeaves } from "./session.ts";

declare global {
  interface Window {
    /** Keyed by address; set by the document's first script (`build/early-files.ts`). */
    askedEarly?: Record<string, Promise<Response>> | undefined;
  }
}

/** In ms; an older answer is requested again. */
const GOOD_FOR = 30_000;

const forget = () => {
  window.askedEarly = undefined;
};

whenPersonLeaves(forget);

/** Each answer is used once. A refused one discards the others, since they belong to the same session. */
export const takeAskedEarly = async (url: string): Promise<Response | undefined> => {
  const { askedEarly: asked } = window;
  const answer = asked?.[url];
  if (!asked || !answer || performance.now() > GOOD_FOR) return undefined;
  delete asked[url];
  const response = await answer;
  if (!response.ok) forget();
  return response;
};

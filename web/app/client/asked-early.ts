import { whenPersonLeaves } from "./session.ts";

declare global {
  interface Window {
    /** By address, from the document's first script (`build/early-files.ts`). */
    askedEarly?: Record<string, Promise<Response>> | undefined;
  }
}

/** In ms; what waited longer is asked anew. */
const GOOD_FOR = 30_000;

const forget = () => {
  window.askedEarly = undefined;
};

whenPersonLeaves(forget);

/** Each answer once. Where one is refused, the others are of the same session, and asked anew. */
export const takeAskedEarly = async (url: string): Promise<Response | undefined> => {
  const { askedEarly: asked } = window;
  const answer = asked?.[url];
  if (!asked || !answer || performance.now() > GOOD_FOR) return undefined;
  delete asked[url];
  const response = await answer;
  if (!response.ok) forget();
  return response;
};

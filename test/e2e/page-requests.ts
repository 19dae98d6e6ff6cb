import type { Page, Request } from "playwright-core";
import { expect } from "vitest";

const MOST_CALLS = 7;
/** Of pictures that no list has told the way to: those of a single thing, and of mails. */
const MOST_REDIRECTS = 3;
const MOST_FILES = 46;
/** What the page itself consists of: neither calls nor pictures. */
const ownFiles = ["document", "script", "stylesheet", "font"];
const KB = 1024;
/** What one edits there are twelve templates, and how the one that is shown looks. */
const mostKilobytes = (address: string) => (/templates\/(new|standard)$/.test(address) ? 200 : 100);

/** What a page asks for: files are fetched by what shows them, and that something was read is told, not asked. */
const isAsked = (request: Request, as: "fetch" | "image") =>
  new URL(request.url()).pathname.startsWith("/v1/") &&
  request.resourceType() === as &&
  request.method() === "GET";

/** Asked at once, since a browser forgets bodies; one that it gave up on weighs nothing. */
const weightOf = async (request: Request): Promise<number> => {
  try {
    return (await (await request.response())?.body())?.length ?? 0;
  } catch {
    return 0;
  }
};

/** Takes down what a page fetches from now on, until it is asked whether that was little. */
export const watchRequests = (page: Page) => {
  const weights: Promise<number>[] = [];
  const calls: string[] = [];
  const redirects: string[] = [];
  const files = new Set<string>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    // Where a notification leads, it is told as read, and the bell asks anew.
    const isBellAgain = pathname.endsWith("/notifications/unread") && calls.includes(pathname);
    if (isAsked(request, "fetch") && !isBellAgain) {
      calls.push(pathname);
      weights.push(weightOf(request));
    }
    if (isAsked(request, "image")) redirects.push(pathname);
    if (ownFiles.includes(request.resourceType())) files.add(request.url());
  };
  page.on("request", note);

  return async (address: string): Promise<void> => {
    page.off("request", note);
    expect(files.size, `files of ${address}`).toBeLessThanOrEqual(MOST_FILES);
    expect(redirects.length, `pictures of ${address}: ${redirects.join(", ")}`).toBeLessThanOrEqual(
      MOST_REDIRECTS,
    );
    const kilobytes = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0) / KB;
    expect(calls.length, `calls of ${address}: ${calls.join(", ")}`).toBeLessThanOrEqual(MOST_CALLS);
    expect(kilobytes, `KB of answers for ${address}`).toBeLessThanOrEqual(mostKilobytes(address));
  };
};

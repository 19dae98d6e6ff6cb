import { asciiName } from "../ascii-name.ts";

const MAX_LENGTH = 120;

/** Pages below `/news/`, where public articles stand, too. */
export const newsPages: readonly string[] = ["articles", "newsletters", "subscribers"];

const reserved: ReadonlySet<string> = new Set(["new", "trash", ...newsPages]);

export const isReservedUrlTitle = (urlTitle: string): boolean => reserved.has(urlTitle);

const evading = (urlTitle: string) => (isReservedUrlTitle(urlTitle) ? `${urlTitle}-artikel` : urlTitle);

export const urlTitleOf = (title: string): string =>
  evading(asciiName(title).slice(0, MAX_LENGTH).replace(/-$/, "") || "artikel");

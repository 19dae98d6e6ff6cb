interface LinkParts {
  readonly href: string;
  readonly download?: string;
  readonly target?: "_blank";
}

export const followLink = (parts: LinkParts): void =>
  Object.assign(document.createElement("a"), { rel: "noopener", ...parts }).click();

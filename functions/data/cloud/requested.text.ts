export const requestedText = {
  /** Whose name is the client's own, and nothing to keep with the file. */
  uploader: "Über eine Anforderung",
};

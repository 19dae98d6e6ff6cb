export const requestedText = {
  /** Shown instead of the client's name, which is not stored with the file. */
  uploader: "Über eine Anforderung",
};

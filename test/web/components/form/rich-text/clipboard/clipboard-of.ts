/** What a paste brings. */
export const clipboardOf = (html: string, files: readonly File[] = []) => ({
  clipboardData: { files, getData: (type: string) => (type === "text/html" ? html : "") },
});

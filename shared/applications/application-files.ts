export const applicationFiles = {
  types: [
    "application/pdf",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "image/jpeg",
    "image/png",
  ],
  /** In bytes. */
  maxSize: 10 * 1024 * 1024,
  maxCount: 5,
} as const;

const endings = /\.(pdf|docx|jpe?g|png)$/i;

/** Some devices know no type for a file, so its name decides. */
export const isApplicationFile = ({
  fileName,
  contentType,
}: {
  readonly fileName: string;
  readonly contentType: string;
}): boolean =>
  endings.test(fileName) &&
  (contentType === "application/octet-stream" || applicationFiles.types.some((type) => type === contentType));

/** Opening the file needs the right to see the application, and is recorded each time. */
export const applicationFileAddress = (
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
  fileId: string,
  query: { readonly variant?: "thumbnail" | "preview"; readonly download?: true } = {},
): string => {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const path = `/v1/organisations/${encodeURIComponent(organisationId)}/applications/${encodeURIComponent(id)}/files/${encodeURIComponent(fileId)}`;
  return parameters ? `${path}?${parameters}` : path;
};

export const applicationExportAddress = ({
  organisationId,
  id,
}: {
  readonly organisationId: string;
  readonly id: string;
}): string =>
  `/v1/organisations/${encodeURIComponent(organisationId)}/applications/${encodeURIComponent(id)}/export`;

/** Longest side in pixels. */
export const imageVariants = { thumbnail: 400, preview: 1200 } as const;
export type ImageVariant = keyof typeof imageVariants;

/** `title`: the middle of the preview, twice as wide as high, shown above an article. */
export type PublicVariant = ImageVariant | "title";

const withVariant = (path: string, variant: PublicVariant | undefined) =>
  variant ? `${path}?variant=${variant}` : path;

export const fileAddress = (id: string, variant?: ImageVariant): string =>
  withVariant(`/v1/files/${encodeURIComponent(id)}`, variant);

export const downloadAddress = (id: string): string => `${fileAddress(id)}?download=true`;

export const publicFileAddress = (id: string, variant?: PublicVariant): string =>
  withVariant(`/v1/public/files/${encodeURIComponent(id)}`, variant);

export const offeredFileAddress = (newsletterId: string, fileId: string, token: string): string =>
  `/v1/public/newsletters/${encodeURIComponent(newsletterId)}/files/${encodeURIComponent(fileId)}?token=${encodeURIComponent(token)}`;

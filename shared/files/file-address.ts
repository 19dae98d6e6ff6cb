/** Sizes besides the original: both sides at most this many pixels. */
export const imageVariants = { thumbnail: 400, preview: 1200 } as const;
export type ImageVariant = keyof typeof imageVariants;

const withVariant = (path: string, variant: ImageVariant | undefined) =>
  variant ? `${path}?variant=${variant}` : path;

export const fileAddress = (id: string, variant?: ImageVariant): string =>
  withVariant(`/v1/files/${encodeURIComponent(id)}`, variant);

/** Without a session: for what is public or was mailed. */
export const publicFileAddress = (id: string, variant?: ImageVariant): string =>
  withVariant(`/v1/public/files/${encodeURIComponent(id)}`, variant);

/** Where anybody who has a newsletter's mail finds a file of one of its articles, as long as that is offered. */
export const offeredFileAddress = (newsletterId: string, fileId: string, token: string): string =>
  `/v1/public/newsletters/${encodeURIComponent(newsletterId)}/files/${encodeURIComponent(fileId)}?token=${encodeURIComponent(token)}`;

/** Sizes an image is kept in besides its own; both fit into the square of that many pixels. */
export const imageVariants = { thumbnail: 400, preview: 1200 } as const;
export type ImageVariant = keyof typeof imageVariants;

const withVariant = (path: string, variant: ImageVariant | undefined) =>
  variant ? `${path}?variant=${variant}` : path;

/** Where somebody who is signed in finds a file; its owner decides who may. */
export const fileAddress = (id: string, variant?: ImageVariant): string =>
  withVariant(`/v1/files/${encodeURIComponent(id)}`, variant);

/** Where anybody finds the image of what is public, or was sent by mail. */
export const publicFileAddress = (id: string, variant?: ImageVariant): string =>
  withVariant(`/v1/public/files/${encodeURIComponent(id)}`, variant);

/** Where anybody who has a newsletter's mail finds a file of one of its articles, as long as that is offered. */
export const offeredFileAddress = (newsletterId: string, fileId: string, token: string): string =>
  `/v1/public/newsletters/${encodeURIComponent(newsletterId)}/files/${encodeURIComponent(fileId)}?token=${encodeURIComponent(token)}`;

/** Local engines take any key; a real endpoint needs the caller's own. */
export const credentials = () => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? "local",
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? "local",
});

export const clientOptions = (endpoint: string, region: string) => ({
  endpoint,
  region,
  credentials: credentials(),
});

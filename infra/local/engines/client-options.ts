/** Local engines take any key, with a session as on AWS; a real endpoint needs the caller's own. */
export const credentials = () => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? "local",
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? "local",
  sessionToken:
    process.env.AWS_SESSION_TOKEN ?? (process.env.AWS_ACCESS_KEY_ID ? undefined : "local-session"),
});

export const clientOptions = (endpoint: string, region: string) => ({
  endpoint,
  region,
  credentials: credentials(),
});

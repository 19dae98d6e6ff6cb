import type { Node } from "constructs";
import * as z from "zod";

const hostName = z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, "is not a host name");

/** Without a domain SES refuses to send: the default name is reserved for documentation. */
const Settings = z.object({
  stage: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,19}$/)
    .default("dev"),
  domain: hostName.optional(),
  /** CloudFront takes certificates from us-east-1 only. */
  certificateArn: z.string().startsWith("arn:").optional(),
  hostedZoneId: z.string().optional(),
  mailDomain: hostName.optional(),
  alarmEmail: z.email().optional(),
  architecture: z.enum(["arm64", "x86_64"]).default("arm64"),
  senderConcurrency: z.coerce.number().int().min(2).max(1000).default(8),
  /** A newsletter pauses above this share of failed mails; 100 never does. */
  maxFailurePercent: z.coerce.number().int().min(1).max(100).default(10),
  imageLimitMb: z.coerce.number().int().min(1).max(100).default(25),
  documentLimitMb: z.coerce.number().int().min(1).max(1000).default(50),
  nag: z.union([z.boolean(), z.stringbool()]).default(true),
});

export type Settings = z.infer<typeof Settings>;

export const settingsFrom = (node: Node): Settings => {
  const given = Object.keys(Settings.shape).map((key): [string, unknown] => [key, node.tryGetContext(key)]);
  const parsed = Settings.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new Error(`Wrong context:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

export const stackNameOf = (stage: string): string => `kanzleiportal-${stage}`;

export const isProduction = ({ stage }: Settings) => stage === "prod";

/** The bucket needs CloudFront's name, which needs the bucket: any CloudFront name may upload, since uploads are signed. */
export const uploadingOrigin = ({ domain, certificateArn }: Settings): string =>
  domain && certificateArn ? `https://${domain}` : "https://*.cloudfront.net";

import type { Node } from "constructs";
import * as z from "zod";

const hostName = z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, "is not a host name");

/**
 * What `cdk -c key=value` may say. Everything has a default, so that `cdk synth` alone gives a whole system.
 * Without a domain, mails come from a name that is reserved for documentation: SES refuses to send until one is given.
 */
const Settings = z.object({
  stage: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,19}$/)
    .default("dev"),
  domain: hostName.optional(),
  /** ARN of a certificate for the domain; CloudFront takes certificates from us-east-1 only. */
  certificateArn: z.string().startsWith("arn:").optional(),
  /** Public zone that holds the domain: with it, address and DKIM records are made as well. */
  hostedZoneId: z.string().optional(),
  mailDomain: hostName.optional(),
  alarmEmail: z.email().optional(),
  architecture: z.enum(["arm64", "x86_64"]).default("arm64"),
  /** How many batches of a newsletter are sent at once. */
  senderConcurrency: z.coerce.number().int().min(2).max(1000).default(8),
  /** A newsletter waits for a person when a larger share of its mails fails; 100 never does. */
  maxFailurePercent: z.coerce.number().int().min(1).max(100).default(10),
  /** Megabytes that an image and any other file may have. */
  imageLimitMb: z.coerce.number().int().min(1).max(100).default(25),
  documentLimitMb: z.coerce.number().int().min(1).max(1000).default(50),
  /** `-c nag=false` leaves out the security rules, for a quick synthesis on the way to a local run. */
  nag: z.union([z.boolean(), z.stringbool()]).default(true),
});

export type Settings = z.infer<typeof Settings>;

/** Reads the settings from the context; throws one line per wrong value. */
export const settingsFrom = (node: Node): Settings => {
  const given = Object.keys(Settings.shape).map((key): [string, unknown] => [key, node.tryGetContext(key)]);
  const parsed = Settings.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new Error(`Wrong context:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

/** The name of a stage's stack. */
export const stackNameOf = (stage: string): string => `kanzleiportal-${stage}`;

export const isProduction = ({ stage }: Settings) => stage === "prod";

/**
 * Where pages come from that upload files. CloudFront's own name is not known before the bucket is there, whose
 * name CloudFront must know: any of its names may, since an upload needs a signature, not a cookie.
 */
export const uploadingOrigin = ({ domain, certificateArn }: Settings): string =>
  domain && certificateArn ? `https://${domain}` : "https://*.cloudfront.net";

import type { Stage } from "../settings.ts";

/** What the offices work with; `infra/README.md` tells what each setting is. */
export const prod: Stage = {
  // account: "123456789012",
  // region: "eu-central-1",
  // domain: "portal.example.at",
  // certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/…",
  // hostedZoneId: "Z0123456789",
  // mailDomain: "example.at",
  // alarmEmail: "technik@example.at",
};

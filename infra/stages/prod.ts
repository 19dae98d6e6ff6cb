import type { Stage } from "../settings.ts";

export const prod: Stage = {
  // account: "123456789012",
  // region: "eu-central-1",
  // domain: "portal.example.at",
  // certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/…",
  // hostedZoneId: "Z0123456789",
  // mailDomain: "example.at",
  // alarmEmail: "technik@example.at",
};

import * as z from "zod";
import type { Stack } from "../template/stack.ts";

export const DeliveryStream = z.object({
  arn: z.string(),
  name: z.string(),
  bucket: z.string(),
  prefix: z.string(),
  intervalSeconds: z.number(),
  sizeBytes: z.number(),
});
export type DeliveryStream = z.infer<typeof DeliveryStream>;

const EventDestination = z.object({
  configurationSet: z.string(),
  /** Such as `Send` and `Bounce`. */
  eventTypes: z.array(z.string()),
  streamArn: z.string(),
});

export const EventConfig = z.object({
  configurationSets: z.array(z.string()),
  destinations: z.array(EventDestination),
  streams: z.array(DeliveryStream),
});
export type EventConfig = z.infer<typeof EventConfig>;

const S3Destination = z.object({
  BucketARN: z.string(),
  Prefix: z.string(),
  CompressionFormat: z.never("The local run compresses no events.").optional(),
  BufferingHints: z.object({ IntervalInSeconds: z.number(), SizeInMBs: z.number() }),
});

const TemplateStream = z.object({ ExtendedS3DestinationConfiguration: S3Destination });

const TemplateDestination = z.object({
  ConfigurationSetName: z.string(),
  EventDestination: z.object({
    Enabled: z.literal(true),
    MatchingEventTypes: z.array(z.string()),
    KinesisFirehoseDestination: z.object({ DeliveryStreamARN: z.string() }),
  }),
});

/** `renderingFailure` or `RENDERING_FAILURE` in a template is `Rendering Failure` in an event. */
const eventType = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(name.toLowerCase().startsWith("rendering") ? " " : "");

export const eventConfigOf = (stack: Stack): EventConfig => ({
  configurationSets: stack.ofType("AWS::SES::ConfigurationSet", z.unknown()).map(({ ref }) => ref),
  destinations: stack
    .ofType("AWS::SES::ConfigurationSetEventDestination", TemplateDestination)
    .map(({ properties: { ConfigurationSetName, EventDestination: destination } }) => ({
      configurationSet: ConfigurationSetName,
      eventTypes: destination.MatchingEventTypes.map(eventType),
      streamArn: destination.KinesisFirehoseDestination.DeliveryStreamARN,
    })),
  streams: stack
    .ofType("AWS::KinesisFirehose::DeliveryStream", TemplateStream)
    .map(({ attribute, ref, properties: { ExtendedS3DestinationConfiguration: destination } }) => ({
      arn: attribute("Arn"),
      name: ref,
      bucket: destination.BucketARN.replace("arn:aws:s3:::", ""),
      prefix: destination.Prefix,
      intervalSeconds: destination.BufferingHints.IntervalInSeconds,
      sizeBytes: destination.BufferingHints.SizeInMBs * 1024 * 1024,
    })),
});

import { hasTypes } from "../client/has-types.ts";

interface RumEvent {
  readonly type: string;
  readonly details: string;
  readonly metadata: string;
}

const isEvent = (event: unknown): event is RumEvent =>
  hasTypes(event, { type: "string", details: "string", metadata: "string" });

const objectIn = (text: string): object => {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null) throw new Error("A report is an object.");
  return value;
};

/** No messages and no addresses: they may say who or what somebody looked at. */
const reportedDetails: Readonly<Record<string, readonly string[]>> = {
  "com.amazon.rum.page_view_event": ["version", "pageId"],
  "com.amazon.rum.session_start_event": ["version"],
  "com.amazon.rum.js_error_event": ["version", "type", "lineno", "colno"],
  "com.amazon.rum.largest_contentful_paint_event": ["version", "value"],
  "com.amazon.rum.first_contentful_paint_event": ["version", "value"],
  "com.amazon.rum.first_input_delay_event": ["version", "value"],
  "com.amazon.rum.cumulative_layout_shift_event": ["version", "value"],
  "com.amazon.rum.interaction_to_next_paint_event": ["version", "value"],
  "com.amazon.rum.time_to_first_byte_event": ["version", "value"],
};
const reportedMetadata = ["pageId", "title"];

const only = (text: string, names: readonly string[]) => {
  const all = Object.entries(objectIn(text));
  return JSON.stringify(Object.fromEntries(all.filter(([name]) => names.includes(name))));
};

const place = /\/code\/([\w.~-]+\.js):(\d+):(\d+)/g;

const placesIn = (details: string) => {
  const all = objectIn(details);
  return hasTypes(all, { stack: "string" })
    ? [...all.stack.matchAll(place)].map(([, file, line, column]) => `${file}:${line}:${column}`)
    : [];
};

const withPlaces = (details: string, kept: string) => {
  const places = placesIn(details);
  return places.length === 0 ? kept : JSON.stringify({ ...JSON.parse(kept), stack: places.join("\n") });
};

/** Reduces a batch to what may leave the browser; events of other kinds are dropped. */
export const reportedOf = (batch: string): string => {
  const sent = objectIn(batch);
  if (!hasTypes(sent, { RumEvents: "object" })) throw new Error("A batch has events.");
  const { RumEvents, ...rest } = sent;
  if (!Array.isArray(RumEvents) || !RumEvents.every(isEvent)) throw new Error("An event has three texts.");
  const events = RumEvents.flatMap((event) => {
    const names = reportedDetails[event.type];
    if (!names) return [];
    return [
      {
        ...event,
        details: withPlaces(event.details, only(event.details, names)),
        metadata: only(event.metadata, reportedMetadata),
      },
    ];
  });
  return JSON.stringify({ ...rest, RumEvents: events });
};

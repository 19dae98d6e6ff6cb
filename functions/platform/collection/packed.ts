/**
 * Maps of an entity as attributes: JSON text, since nested maps cost the SDK many times as long to write and
 * read, and a new instance reads all of a collection.
 */
export const packed = (value: unknown): string => JSON.stringify(value);

/** What was packed; what memory holds already is as it shall be. */
export const unpacked = (value: unknown): unknown => (typeof value === "string" ? JSON.parse(value) : value);

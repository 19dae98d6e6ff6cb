/** Stored as JSON text: nested maps cost the SDK many times as long to write and read. */
export const packed = (value: unknown): string => JSON.stringify(value);

export const unpacked = (value: unknown): unknown => (typeof value === "string" ? JSON.parse(value) : value);

import type { ClientRequest } from "node:http";

export const PROBE = "bench-probe";

/** Numbers of 64 bits that all threads share. */
export const cell = { requests: 0, toDynamoDb: 1, firstMailAt: 2, peakMemory: 3 } as const;

/** Node's documentation: the messages of both channels hold the http.ClientRequest. */
export const requestOf = (message: unknown) => (message as { request: ClientRequest }).request;

export const targetOf = (message: unknown) => String(requestOf(message).getHeader("x-amz-target") ?? "");

import { createRequire } from "node:module";
import { join } from "node:path";
import { startBinary } from "./binary.ts";
import type { Engine } from "./engine.ts";
import { freePort } from "./free-port.ts";

const binaryPath = () => {
  try {
    const { resolve } = createRequire(import.meta.url);
    return join(resolve("@dynoxide/linux-x64/package.json"), "../dynoxide");
  } catch {
    throw new Error(
      "The embedded DynamoDB runs on Linux x64 only: start another one (DynamoDB Local, say) and give its address as AWS_ENDPOINT_URL_DYNAMODB.",
    );
  }
};

export const startDynamoDb = async (folder?: string): Promise<Engine> => {
  const port = await freePort();
  const storage = folder === undefined ? [] : ["--db-path", join(folder, "dynamodb.sqlite")];
  return startBinary([binaryPath(), "--port", String(port), ...storage], {
    url: `http://127.0.0.1:${port}`,
    ready: /listening on/,
  });
};

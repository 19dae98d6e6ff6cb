import { once } from "node:events";
import { createServer } from "node:net";

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("No port is free.");
  return address.port;
};

export const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port);
  try {
    await once(server, "listening");
    server.close();
    return true;
  } catch {
    return false;
  }
};

import { once } from "node:events";
import { createServer } from "node:http";
import * as z from "zod";
import { FirmAccount } from "./firm-accounts.ts";
import { serve } from "./serve.ts";

const StartOptions = z.object({
  accounts: z.array(FirmAccount),
  client: z.string(),
  secret: z.string(),
  redirectUri: z.string(),
});

const start = async (argument: unknown) => {
  const options = StartOptions.parse(argument);
  let issuer = "";
  const load = async () => (await import("./openid-provider.ts")).openOpenIdProvider({ ...options, issuer });
  let listener: ReturnType<typeof load> | undefined;
  const server = createServer((request, response) => {
    listener ??= load();
    listener
      .then((answer) => answer(request, response))
      .catch((error) => {
        console.error(error);
        response.writeHead(500).end();
      });
  });
  await once(server.listen(0), "listening");
  const address = server.address();
  issuer = `http://localhost:${typeof address === "object" && address ? address.port : ""}`;
  return issuer;
};

serve({ start });

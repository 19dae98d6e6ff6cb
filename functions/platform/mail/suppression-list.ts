import { DeleteSuppressedDestinationCommand, NotFoundException, SESv2Client } from "@aws-sdk/client-sesv2";
import { unlogged } from "../runtime/unlogged.ts";

const client = unlogged(
  new SESv2Client({ requestHandler: { requestTimeout: 5_000, throwOnRequestTimeout: true } }),
);

/** Takes an address off the account's own list of SES, which would keep back every mail to it; it may not be there. */
export const releaseFromSes = async (email: string): Promise<void> => {
  try {
    await client.send(new DeleteSuppressedDestinationCommand({ EmailAddress: email }));
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
  }
};

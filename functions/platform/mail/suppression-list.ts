import { DeleteSuppressedDestinationCommand, NotFoundException, SESv2Client } from "@aws-sdk/client-sesv2";
import { unlogged } from "../runtime/unlogged.ts";

const client = unlogged(
  new SESv2Client({ requestHandler: { requestTimeout: 5_000, throwOnRequestTimeout: true } }),
);

/** The account's own list would suppress every mail to the address, whatever the portal decides. */
export const releaseFromSes = async (email: string): Promise<void> => {
  try {
    await client.send(new DeleteSuppressedDestinationCommand({ EmailAddress: email }));
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
  }
};

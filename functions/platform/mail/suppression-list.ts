import { DeleteSuppressedDestinationCommand, NotFoundException, SESv2Client } from "@aws-sdk/client-sesv2";
import { clientLimits } from "../runtime/client-limits.ts";
import { unlogged } from "../runtime/unlogged.ts";

const client = unlogged(new SESv2Client(clientLimits()));

/** The account's own list would suppress every mail to the address, whatever the portal decides. */
export const liftAtSes = async (email: string): Promise<void> => {
  try {
    await client.send(new DeleteSuppressedDestinationCommand({ EmailAddress: email }));
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
  }
};

import type { EventConfig } from "./event-config.ts";
import type { SendingRequest } from "./sending-request.ts";
import type { StoredMail } from "./ses-double.ts";
import { eventsOf } from "./ses-events.ts";

export interface Publisher {
  readonly knows: (configurationSet: string | undefined) => boolean;
  /** In the order of the request; undefined for a refused mail. */
  readonly publish: (
    request: SendingRequest,
    mails: readonly (StoredMail | undefined)[],
    infected: boolean,
  ) => void;
}

export const createPublisher = (
  { configurationSets, destinations }: EventConfig,
  account: string,
  put: (streamArn: string, record: string) => void,
): Publisher => ({
  knows: (configurationSet) => configurationSet === undefined || configurationSets.includes(configurationSet),
  publish: ({ configurationSet, mails: requested }, mails, infected) => {
    const interested = destinations.filter(
      (destination) => destination.configurationSet === configurationSet,
    );
    if (configurationSet === undefined || interested.length === 0) return;
    for (const [index, mail] of mails.entries()) {
      const asked = requested[index];
      if (!mail || !asked) continue;
      const { messageId, from, subject, headers = [] } = mail;
      const { destination, tags } = asked;
      const accepted = { messageId, from, subject, headers, destination, tags, configurationSet, infected };
      for (const { eventType, json } of eventsOf(accepted, account))
        for (const { eventTypes, streamArn } of interested)
          if (eventTypes.includes(eventType)) put(streamArn, `${json}\n`);
    }
  },
});

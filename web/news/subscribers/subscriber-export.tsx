import { fieldsWith } from "../../../shared/contract/fields.ts";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { subscriberFields, subscriberHeadings } from "../../../shared/news/subscriber.fields.ts";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { subscribers as contract } from "../../../shared/news/subscribers.contract.ts";
import { call } from "../../app/client/call.ts";
import { ListExport } from "../../components/export/export-menu.tsx";
import { wordsOf } from "../../components/fields.tsx";
import { useOfficeName } from "../offices.ts";
import { stateText, subscribersText as text } from "./subscribers.text.ts";

const PAGE = 5_000;

const exported = fieldsWith(subscriberFields, "label");

const cellOf = (
  subscriber: SubscriberWithState,
  field: (typeof exported)[number],
  officeName: (id: string) => string,
): string => {
  if (field === "organisationId") return officeName(subscriber.organisationId);
  if (field === "state") return stateText[subscriber.state];
  return wordsOf(subscriberFields[field], subscriber[field]);
};

export const SubscriberExport = ({ config, total }: { config: ListConfig; total: number }) => {
  const officeName = useOfficeName();

  return (
    <ListExport
      hint={text.exportHint}
      isDisabled={total === 0}
      saved={text.exported}
      name={text.exportFile}
      // An import recognises these columns.
      head={exported.map((field) => subscriberHeadings[field])}
      read={(query) => call(contract.list, { query })}
      config={config}
      limit={PAGE}
      rowsOf={(subscribers) =>
        subscribers.map((subscriber) => exported.map((field) => cellOf(subscriber, field, officeName)))
      }
    />
  );
};

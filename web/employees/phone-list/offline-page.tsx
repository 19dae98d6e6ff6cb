import type { QueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import { rowsOf } from "../../app/client/query-of.ts";
import { offlineStyle } from "../../app/style/offline-style.ts";
import { officesQuery } from "../../components/people/offices.queries.ts";
import { PhoneLink } from "../../components/people/ways.tsx";
import { phoneListQuery } from "./phone-list.queries.ts";
import { phoneListText as listText, offlineText as text } from "./phone-list.text.ts";
import { type PhoneGroup, phoneGroups } from "./phone-list.ts";

interface OfficeList {
  readonly group: PhoneGroup;
  readonly readAt: Date;
}

const OfficeNumbers = ({ group: { office, phone, lines }, readAt }: OfficeList) => (
  <section>
    <h2>{office ? listText.titleOf(office) : listText.title}</h2>
    <p className="muted">{text.stand(formatDateTime(readAt))}</p>
    {phone && <PhoneLink number={phone} />}
    <ul>
      {lines.map((line) => (
        <li key={line.id}>
          <strong>{line.name}</strong>
          {line.jobTitle && <span className="muted">{line.jobTitle}</span>}
          {line.phone && <PhoneLink number={line.phone} />}
          {line.mobile && <PhoneLink number={line.mobile} />}
        </li>
      ))}
    </ul>
  </section>
);

const OfflinePage = ({ list }: { list: OfficeList | undefined }) => (
  <html lang="de">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{text.title}</title>
      <style>{offlineStyle}</style>
    </head>
    <body>
      <main>
        <h1>{text.title}</h1>
        <p>{text.intro}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: the address that could not be had */}
        <a className="retry" href="">
          {text.retry}
        </a>
        {list && <OfficeNumbers {...list} />}
      </main>
    </body>
  </html>
);

const listOf = async (officeId: string, client: QueryClient): Promise<OfficeList | undefined> => {
  const [offices, { people, readAt }] = await Promise.all([
    client.ensureQueryData(officesQuery),
    client.fetchQuery(phoneListQuery(officeId)),
  ]);
  const office = rowsOf(offices).find(({ id }) => id === officeId);
  const [group] = phoneGroups(people, () => office, { order: "name", isOfOne: true });
  return group && { group, readAt };
};

export const offlinePage = async (officeId: string | null, client: QueryClient): Promise<string> => {
  const list = officeId === null ? undefined : await listOf(officeId, client);
  const made = document.implementation.createHTMLDocument();
  const root = createRoot(made);
  flushSync(() => root.render(<OfflinePage list={list} />));
  const html = `<!doctype html>${made.documentElement.outerHTML}`;
  root.unmount();
  return html;
};

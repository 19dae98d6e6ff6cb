import type { RequestMail } from "../../../shared/cloud/request-mail.text.ts";
import { Panel } from "../../components/layout/panel.tsx";
import { requestsText as text } from "./requests.text.ts";

/** As the client gets it, but for the office at its end. */
export const MailShown = ({ mail: { subject, lines, items, link, last } }: { mail: RequestMail }) => (
  <section aria-label={text.preview}>
    <h2>{text.preview}</h2>
    <Panel className="request-mail">
      <p className="muted">
        {text.subject}: {subject}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <u>{link}</u>
      </p>
      <p>{last}</p>
    </Panel>
  </section>
);

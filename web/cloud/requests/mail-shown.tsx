import type { RequestMail } from "../../../shared/cloud/request-mail.text.ts";
import { Panel } from "../../components/layout/layout.tsx";
import { requestsText as text } from "./requests.text.ts";

/** The mail as the client gets it, without the office's signature. */
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

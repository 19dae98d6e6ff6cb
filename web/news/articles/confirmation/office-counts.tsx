import "./confirmation.css";
import type { OfficeConfirmations } from "../../../../shared/news/confirmation-row.ts";
import { formatNumber } from "../../../components/date-text.tsx";
import { confirmationsText as text } from "./confirmation.text.ts";

export const OfficeCounts = ({ offices }: { offices: readonly OfficeConfirmations[] }) => (
  <section className="office-counts" aria-label={text.byOffice}>
    <h2>{text.byOffice}</h2>
    <ul>
      {offices.map(({ organisationId, name, asked, confirmed }) => (
        <li key={organisationId}>
          <span>{name ?? text.noOffice}</span>
          <span className={confirmed === asked ? "muted" : undefined}>
            {text.ofOffice(formatNumber(confirmed), formatNumber(asked))}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

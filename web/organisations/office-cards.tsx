import "./office-cards.css";
import { Skeleton } from "primereact/skeleton";
import { Link } from "react-router-dom";
import { type Organisation, pictureOf } from "../../shared/organisations/organisation.ts";
import { Grid } from "../components/layout/grid.tsx";
import { MarkedText } from "../components/marked-text.tsx";
import { MailLink, PhoneLink } from "../components/people/ways.tsx";
import { PictureCard } from "../components/picture-card.tsx";
import { OfficeKinds } from "./office-kinds.tsx";
import { officePaths } from "./organisation-paths.ts";
import { officesText as text } from "./organisations.text.ts";

const OfficeCard = ({ office, searchTerm }: { office: Organisation; searchTerm: string | undefined }) => (
  <PictureCard fileId={pictureOf(office, "details")}>
    <h2>
      <Link to={officePaths.read(office.id)}>
        <MarkedText text={office.name} searchTerm={searchTerm} />
      </Link>
    </h2>
    <OfficeKinds office={office} />
    <address className="office-card-ways">
      <span className="muted">
        {[office.street, [office.zip, office.city].filter(Boolean).join(" ")].filter(Boolean).join(", ")}
      </span>
      {office.phone && <PhoneLink number={office.phone} />}
      {office.email && <MailLink address={office.email} />}
    </address>
  </PictureCard>
);

interface OfficeCardsProps {
  /** Undefined while loading. */
  offices: readonly Organisation[] | undefined;
  searchTerm: string | undefined;
}

export const OfficeCards = ({ offices, searchTerm }: OfficeCardsProps) => (
  <Grid as="ul" aria-label={text.title}>
    {offices
      ? offices.map((office) => (
          <li key={office.id}>
            <OfficeCard office={office} searchTerm={searchTerm} />
          </li>
        ))
      : Array.from({ length: 6 }, (_, place) => `place-${place}`).map((place) => (
          <li key={place}>
            <Skeleton height="376px" />
          </li>
        ))}
  </Grid>
);

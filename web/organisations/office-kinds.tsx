import "./organisation.css";
import { officeLabels } from "../../shared/organisations/organisation.fields.ts";
import type { Organisation } from "../../shared/organisations/organisation.ts";
import { Row } from "../components/layout/layout.tsx";

const kinds = ["isPartner", "isAssociate", "isNexiaMember"] as const;

export const kindsOf = (office: Pick<Organisation, (typeof kinds)[number]>): string[] =>
  kinds.filter((kind) => office[kind]).map((kind) => officeLabels[kind]);

export const OfficeKinds = ({ office }: { office: Parameters<typeof kindsOf>[0] }) => {
  const words = kindsOf(office);
  if (words.length === 0) return null;

  return (
    <Row as="ul" className="office-kinds" lines={1}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </Row>
  );
};

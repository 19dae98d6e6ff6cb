import { useQuery } from "@tanstack/react-query";
import type { Organisation } from "../../shared/organisations/organisation.ts";
import { publicOfficeAddress } from "../../shared/organisations/public-address.ts";
import { gapsOf } from "../../shared/organisations/published.ts";
import { Button } from "../components/button.tsx";
import { FieldHelp } from "../components/form/field-help.tsx";
import { Row } from "../components/layout/layout.tsx";
import { TextInput } from "../components/text-input.tsx";
import { useCopy } from "../components/use-copy.ts";
import { WebLink } from "../components/web-link.tsx";
import { commonText } from "../components/words.text.ts";
import { OfficePart } from "./office-part.tsx";
import { officeQueries } from "./organisations.queries.ts";
import { publicSideText as text } from "./organisations.text.ts";

const formLine = (officeId: string) =>
  `<script src="${window.location.origin}/embed/newsletter-form.js" data-organisation="${officeId}" async></script>`;

const SignUpForm = ({ id, homepage }: Organisation) => {
  const copy = useCopy(text.copied, text.notCopied);
  if (homepage === null) return <FieldHelp>{text.noHomepage}</FieldHelp>;
  const line = formLine(id);

  return (
    <>
      <Row className="office-snippet">
        <TextInput readOnly value={line} aria-label={text.form} onFocus={({ target }) => target.select()} />
        <Button
          outlined
          icon="pi pi-copy"
          label={commonText.copy}
          aria-label={text.copyForm}
          onClick={() => void copy(line)}
        />
      </Row>
      <FieldHelp>{text.formHelp(new URL(homepage).origin)}</FieldHelp>
    </>
  );
};

export const PublicSide = ({ office }: { office: Organisation }) => {
  const { urlName } = office;
  const { data: shown } = useQuery({ ...officeQueries.published(urlName ?? ""), enabled: urlName !== null });
  const gaps = [
    ...gapsOf(office).map((gap) => text.gaps[gap]),
    ...(shown?.employees.length === 0 ? [text.people] : []),
  ];

  return (
    <OfficePart>
      <h2>{text.title}</h2>
      {urlName === null ? (
        <p>{text.none}</p>
      ) : (
        <p>
          {text.sight}:{" "}
          <WebLink address={new URL(publicOfficeAddress(urlName), window.location.origin).href} />.{" "}
          {shown && text.shows(shown)} {text.soon}
        </p>
      )}
      <p>{gaps.length ? text.missing : text.nothingMissing}</p>
      {gaps.length > 0 && (
        <ul>
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}
      <h3>{text.form}</h3>
      <SignUpForm {...office} />
    </OfficePart>
  );
};

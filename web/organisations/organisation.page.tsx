import "./organisation.css";
import { usePrefetchQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "react-router-dom";
import { isAllowed } from "../../shared/contract/permissions.ts";
import { officeLabels } from "../../shared/organisations/organisation.fields.ts";
import { type Organisation, pictureOf } from "../../shared/organisations/organisation.ts";
import { useViewer } from "../app/client/session.ts";
import { Button } from "../components/button.tsx";
import { formatNumber } from "../components/date-text.tsx";
import { FileImage } from "../components/files/file-image.tsx";
import { Grid, Row, Stack } from "../components/layout/layout.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageSkeleton } from "../components/page-skeleton.tsx";
import { PersonCard } from "../components/people/person-card.tsx";
import { Region } from "../components/region.tsx";
import { SeenRegion } from "../components/seen-region.tsx";
import { Tabs } from "../components/tabs.tsx";
import { commonText } from "../components/words.text.ts";
import { OfficeLinks } from "./links/office-links.tsx";
import { OfficeContact, OfficeFacts } from "./office-facts.tsx";
import { OfficeKinds } from "./office-kinds.tsx";
import { OfficePart } from "./office-part.tsx";
import { OfficePictures } from "./office-pictures.tsx";
import { officePaths } from "./organisation-paths.ts";
import { officeQueries } from "./organisations.queries.ts";
import { customersText, officesText, officeText as text } from "./organisations.text.ts";
import { PublicSide } from "./public-side.tsx";

const OfficePeople = ({ office }: { office: Organisation }) => {
  const { data: people } = useSuspenseQuery(officeQueries.people(office.id));
  if (people.totalCount === 0) return <p className="muted">{text.noPeople}</p>;

  return (
    <>
      <Grid as="ul" aria-label={text.people}>
        {people.data.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} office={{ phone: office.phone }} heading="h3" />
          </li>
        ))}
      </Grid>
      <Row as="p" className="office-people-more" gap={6} lines={2}>
        {people.totalCount > people.data.length && (
          <Link to={officePaths.people(office.id)}>{text.allPeople(formatNumber(people.totalCount))}</Link>
        )}
        <Link to={officePaths.phoneList(office.id)}>{text.phoneList}</Link>
      </Row>
    </>
  );
};

const OfficeProducts = ({ products }: { products: string | null }) => {
  const offered = [...new Set((products ?? "").split(/[,;\n]/).map((product) => product.trim()))].filter(
    Boolean,
  );
  if (offered.length === 0) return null;

  return (
    <OfficePart>
      <h2>{officeLabels.products}</h2>
      <ul className="office-products">
        {offered.map((product) => (
          <li key={product}>{product}</li>
        ))}
      </ul>
    </OfficePart>
  );
};

interface OfficeTextProps {
  title: string;
  /** `lang` is a code of BCP 47; a version without `words` is omitted. */
  versions: readonly { readonly name: string; readonly lang: string; readonly words: string | null }[];
}

const OfficeText = ({ title, versions }: OfficeTextProps) => {
  const tabs = versions.flatMap(({ name, lang, words }) =>
    words
      ? [
          {
            name,
            content: (
              <p className="office-text" lang={lang}>
                {words}
              </p>
            ),
          },
        ]
      : [],
  );
  if (tabs.length === 0) return null;

  return (
    <Stack as="section" gap={1}>
      <h2>{title}</h2>
      <Tabs label={title} tabs={tabs} />
    </Stack>
  );
};

const OfficeTexts = ({ office }: { office: Organisation }) => (
  <Stack gap={6}>
    <OfficeText
      title={text.websiteTexts}
      versions={[
        { name: text.german, lang: "de", words: office.websiteDescriptionDE },
        { name: text.english, lang: "en", words: office.websiteDescriptionEN },
        { name: text.italian, lang: "it", words: office.websiteDescriptionIT },
      ]}
    />
    <OfficeText
      title={text.contactTexts}
      versions={[
        { name: text.german, lang: "de", words: office.contactDescriptionDE },
        { name: text.english, lang: "en", words: office.contactDescriptionEN },
      ]}
    />
  </Stack>
);

export const OrganisationPage = () => {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  usePrefetchQuery(officeQueries.people(id));
  const { data: office } = useSuspenseQuery(officeQueries.read(id));
  // Waits for people, who stand above other facts and would move them.
  const { isPending } = useQuery(officeQueries.people(id));
  const mayEdit = isAllowed(useViewer(), "ADMIN_ORG", id);
  const pictureId = pictureOf(office, "details");
  if (isPending) return <PageSkeleton />;

  return (
    <>
      <PageHeader
        title={office.name}
        meta={office.nameAdditional}
        action={
          mayEdit && (
            <Button
              outlined
              icon="pi pi-pencil"
              label={commonText.edit}
              onClick={() => void navigate(officePaths.edit(id))}
            />
          )
        }
        more={
          mayEdit && (
            <Button
              text
              icon="pi pi-briefcase"
              label={customersText.title}
              onClick={() => void navigate(officePaths.customers(id))}
            />
          )
        }
      />
      <OfficeKinds office={office} />
      <div className="office-opening" data-pictured={pictureId !== null}>
        {pictureId && (
          <FileImage className="office-image" fileId={pictureId} alt={officesText.picture(office.name)} />
        )}
        <OfficeTexts office={office} />
      </div>
      <OfficeContact office={office} />
      <OfficePart>
        <h2>{text.people}</h2>
        <Region part fallback={null}>
          <OfficePeople office={office} />
        </Region>
      </OfficePart>
      <OfficePart>
        <OfficeFacts office={office} />
      </OfficePart>
      <OfficeProducts products={office.products} />
      <Region part fallback={null}>
        <OfficeLinks officeId={id} mayEdit={mayEdit} />
      </Region>
      {mayEdit && (
        <>
          <OfficePictures office={office} />
          <SeenRegion height="400px">
            <PublicSide office={office} />
          </SeenRegion>
        </>
      )}
    </>
  );
};

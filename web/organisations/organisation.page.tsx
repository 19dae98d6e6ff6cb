import "./organisation.css";
import { usePrefetchQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useNavigate, useParams } from "react-router-dom";
import { isAllowed } from "../../shared/contract/permissions.ts";
import { pictureOf } from "../../shared/organisations/organisation.ts";
import { useViewer } from "../app/client/session.ts";
import { FileImage } from "../components/files/file-image.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageSkeleton } from "../components/page-skeleton.tsx";
import { Region } from "../components/region.tsx";
import { OfficeLinks } from "./links/office-links.tsx";
import { OfficeContact, OfficeFacts } from "./office-facts.tsx";
import { OfficeKinds } from "./office-kinds.tsx";
import { OfficePart } from "./office-part.tsx";
import { OfficePeople } from "./office-people.tsx";
import { OfficePictures } from "./office-pictures.tsx";
import { OfficeProducts } from "./office-products.tsx";
import { OfficeTexts } from "./office-texts.tsx";
import { officePaths } from "./organisation-paths.ts";
import { officeQueries } from "./organisations.queries.ts";
import { officesText, officeText as text } from "./organisations.text.ts";

export const OrganisationPage = () => {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  usePrefetchQuery(officeQueries.people(id));
  const { data: office } = useSuspenseQuery(officeQueries.read(id));
  // They stand above other facts, which would move when they arrive.
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
              label={text.edit}
              onClick={() => void navigate(officePaths.edit(id))}
            />
          )
        }
        more={
          mayEdit && (
            <Button
              text
              icon="pi pi-briefcase"
              label={text.customers}
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
      {mayEdit && <OfficePictures office={office} />}
    </>
  );
};

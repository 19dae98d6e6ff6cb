import "../components/details.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { call } from "../app/call.ts";
import { keyOf } from "../app/query-key.ts";
import { PageHeader } from "../components/page-header.tsx";
import { organisationText as text } from "./organisations.text.ts";

const organisationQuery = (id: string) => {
  const input = { params: { id } };
  return {
    queryKey: keyOf(organisations.read, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(organisations.read, input, signal),
  };
};

const websiteOf = (homepage: string) => (/^https?:\/\//i.test(homepage) ? homepage : `https://${homepage}`);

/** How to reach an office. */
export const OrganisationPage = () => {
  const { id = "" } = useParams();
  const { data: office } = useSuspenseQuery(organisationQuery(id));
  const place = [office.zip, office.city].filter(Boolean).join(" ");
  const none = <span className="muted">{text.none}</span>;

  return (
    <>
      <PageHeader title={office.name} meta={office.nameAdditional} />
      <div className="details">
        <dl>
          <div>
            <dt>{text.address}</dt>
            <dd>{[office.street, place].filter(Boolean).join(", ") || none}</dd>
          </div>
          <div>
            <dt>{text.phone}</dt>
            <dd>
              {office.phone ? (
                <a href={`tel:${office.phone.replace(/[^+\d]/g, "")}`}>{office.phone}</a>
              ) : (
                none
              )}
            </dd>
          </div>
          <div>
            <dt>{text.email}</dt>
            <dd>{office.email ? <a href={`mailto:${office.email}`}>{office.email}</a> : none}</dd>
          </div>
          <div>
            <dt>{text.homepage}</dt>
            <dd>
              {office.homepage ? (
                <a href={websiteOf(office.homepage)} target="_blank" rel="noopener noreferrer">
                  {office.homepage}
                </a>
              ) : (
                none
              )}
            </dd>
          </div>
        </dl>
      </div>
    </>
  );
};

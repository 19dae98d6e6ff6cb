import { expect, it } from "vitest";
import { choosesEmployee } from "../../../shared/news/recipients.ts";

const toNobody = {
  organisationId: null,
  sendToAssociateDirectors: false,
  sendToPartnerDirectors: false,
  sendToEmployees: false,
  sendToClients: true,
  sendToExternals: true,
  sendToSubsInterestedInTaxNews: true,
  sendToSubsInterestedInDoctorNews: true,
};
const partner = { isPartner: true, isAssociate: false };
const associate = { isPartner: false, isAssociate: true };

it.each([
  [
    "all employees",
    { sendToEmployees: true },
    ["director of a partner", "director of an associate", "director without an office", "employee"],
  ],
  ["directors of partners", { sendToPartnerDirectors: true }, ["director of a partner"]],
  ["directors of associates", { sendToAssociateDirectors: true }, ["director of an associate"]],
  [
    "employees of an office",
    { sendToEmployees: true, organisationId: "partner" },
    ["director of a partner", "employee"],
  ],
  ["no employees", {}, []],
])("a newsletter to %s reaches them alone", (_, choice, reached) => {
  const people = [
    ["director of a partner", { isDirector: true, employedAt: "partner" }, partner],
    ["director of an associate", { isDirector: true, employedAt: "associate" }, associate],
    ["director without an office", { isDirector: true, employedAt: null }, undefined],
    ["employee", { isDirector: false, employedAt: "partner" }, partner],
  ] as const;

  const found = people.filter(([, person, office]) =>
    choosesEmployee({ ...toNobody, ...choice }, person, office),
  );

  expect(found.map(([name]) => name)).toEqual(reached);
});

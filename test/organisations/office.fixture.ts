import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { portal } from "../portal.ts";
import { anOffice } from "../support/people.builder.ts";

/** An office of one's own, somebody who administrates it, and somebody who administrates another one. */
export const officeFixture = async () => {
  const { as, people, table } = await portal();
  const office = await people.organisations.insert(anOffice({ name: "Kanzlei Melk" }));
  const other = await people.organisations.insert(anOffice({ name: "Kanzlei Krems" }));
  const keeperOf = (id: string) => as({ grants: [{ rule: "ADMIN_ORG", ressource: id }] });
  const [keeper, stranger] = await Promise.all([keeperOf(office.id), keeperOf(other.id)]);
  const read = async (id = office.id) => (await keeper.call(organisations.read, { params: { id } })).data;
  return { as, people, table, office, other, keeper, stranger, read };
};

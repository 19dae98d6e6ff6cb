import { describe, expect, it } from "vitest";
import { MAX_EMPLOYEE_ROWS } from "../../shared/organisations/employee-import.ts";
import { employees } from "../../shared/organisations/employees.contract.ts";
import { portal } from "../portal.ts";
import { anEmployee, anOffice } from "../support/people.builder.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";

const known = anEmployee({ email: "Known@Berger.example", employedAt: ownOffice.id, lastname: "Bekannt" });
const twins = [1, 2].map(() => anEmployee({ email: "empfang@berger.example", employedAt: ownOffice.id }));

const { call, people, send } = await portal({ as: "admin" });
await people.organisations.insertMany([1, 2].map(() => anOffice({ name: "Doppelt" })));
await people.employees.insertMany([known, ...twins]);

const importing = async (rows: readonly object[], options: object = {}) => {
  const body = { organisationId: ownOffice.id, employees: [...rows], ...options };
  return (await call(employees.import, { body })).data;
};

const stored = async (id: string) => (await portal()).people.employees.find(id);

const findByAddress = async (email: string) => {
  const all = await people.employees.projection();
  const [found] = [...all.entries()].filter(({ listed }) => listed.email === email);
  return found && people.employees.find(found.id);
};

describe("an import of employees", () => {
  it("makes new people and changes known ones, each once however often it is sent", async () => {
    const rows = [
      { email: "neu@berger.example", firstname: "Nora", lastname: "Neu", office: "kanzlei ZWETTL" },
      { email: "known@berger.example", jobTitle: "Prokuristin" },
      { id: twins[0]?.id, phoneExtension: "99" },
    ];

    expect(await importing(rows)).toEqual({
      applied: true,
      created: 1,
      updated: 2,
      unchanged: 0,
      refused: [],
      changes: [],
    });
    expect(await importing(rows)).toEqual({
      applied: true,
      created: 0,
      updated: 0,
      unchanged: 3,
      refused: [],
      changes: [],
    });

    expect(await findByAddress("neu@berger.example")).toMatchObject({
      lastname: "Neu",
      employedAt: otherOffice.id,
      accessControlRessourceId: otherOffice.id,
    });
    expect(await stored(known.id)).toMatchObject({ jobTitle: "Prokuristin", hobbies: known.hobbies });
    expect(await stored(twins[0]?.id ?? "")).toMatchObject({
      phoneExtension: "99",
      jobTitle: "Steuerberaterin",
    });
  });

  it("only tells what it would do when it is asked to", async () => {
    const rows = [
      { email: "probe@berger.example", firstname: "Paul", lastname: "Probe" },
      { id: twins[1]?.id, specialty: "Bilanzen", office: "Kanzlei Zwettl" },
    ];

    expect(await importing(rows, { dryRun: true })).toMatchObject({
      applied: false,
      created: 1,
      changes: [
        {
          row: 2,
          email: "empfang@berger.example",
          fields: [
            { field: "specialty", after: "Bilanzen" },
            { field: "employedAt", before: ownOffice.id, after: otherOffice.id },
          ],
        },
      ],
    });
    expect(await findByAddress("probe@berger.example")).toBeUndefined();
  });

  it.each([
    ["nobody is named", { firstname: "A", lastname: "B" }, "Ohne E-Mail-Adresse"],
    ["the id is unknown", { id: "gone", lastname: "B" }, "Kennung: Diese Kennung gibt es nicht."],
    ["several have the address", { email: "EMPFANG@berger.example" }, "E-Mail: Diese Adresse haben mehrere"],
    ["somebody new has no name", { email: "x@y.example", firstname: "A" }, "Nachname: Bitte ausfüllen."],
    ["the office is unknown", { email: "x@y.example", office: "Nirgends" }, "Kanzlei: Diese Kanzlei gibt es"],
    ["offices share the name", { email: "known@berger.example", office: "Doppelt" }, "Kanzlei: So heißen"],
    [
      "the birthday is none",
      { email: "known@berger.example", birthday: "31.02.1980" },
      "Geburtstag: Das ist",
    ],
    ["the number is none", { email: "known@berger.example", phoneMobile: "keine" }, "Mobil: Das ist keine"],
    ["the address is none", { email: "jörg@y.example", lastname: "B" }, "E-Mail: Vor dem @"],
    ["it is no row", "Zeile", "Das ist keine Zeile"],
  ])("refuses a row with its reason when %s, and changes nothing", async (_, row, reason) => {
    const good = { email: `gut@berger.example`, firstname: "Gut", lastname: "Gut" };
    const rows = [good, row as object];

    const result = await importing(rows);

    expect(result).toMatchObject({
      applied: false,
      created: 0,
      refused: [{ row: 2, reason: expect.stringContaining(reason) }],
    });
    expect(await findByAddress("gut@berger.example")).toBeUndefined();
  });

  it("takes the good rows where wrong ones may be skipped, and names whom the others are about", async () => {
    const rows = [
      { email: "erste@berger.example", firstname: "Erste", lastname: "Zeile" },
      { email: "erste@berger.example", firstname: "Noch", lastname: "Einmal" },
      { id: known.id },
      { email: "known@berger.example" },
    ];

    expect(await importing(rows, { skipInvalid: true })).toEqual({
      applied: true,
      created: 1,
      updated: 0,
      unchanged: 1,
      refused: [
        { row: 2, name: "Noch Einmal", reason: "Diese Person steht schon in Zeile 1.", sameAs: 1 },
        { row: 4, name: "known@berger.example", reason: "Diese Person steht schon in Zeile 3.", sameAs: 3 },
      ],
      changes: [],
    });
  });

  it("takes no more rows than it can, and only of an office that is there", async () => {
    const statusOf = async (body: object) => (await send(employees.import, { body })).response.status;

    expect(await statusOf({ employees: Array.from({ length: MAX_EMPLOYEE_ROWS + 1 }, () => ({})) })).toBe(
      400,
    );
    expect(await statusOf({ organisationId: "gone", employees: [] })).toBe(400);
  });
});

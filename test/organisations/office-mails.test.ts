import { describe, expect, it } from "vitest";
import { openMailFrom } from "../../functions/data/templates/mail-sender.ts";
import { outboxKey } from "../../functions/platform/mail/outbox-item.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { anOffice } from "../support/people.builder.ts";
import { officeFixture } from "./office.fixture.ts";

const sender = { mailSenderName: "Ihre Steuerkanzlei", mailReplyTo: "post@melk.example" };

describe("mails of an office", () => {
  it("come from what it has set, or else from its name, and are answered to it", async () => {
    const { office, other, keeper, people } = await officeFixture();
    const body = { ...office, ...sender };
    await keeper.call(organisations.update, { params: { id: office.id }, body });
    const fromOf = openMailFrom(people.organisations);

    expect(await fromOf(office.id)).toEqual({ name: "Ihre Steuerkanzlei", replyTo: "post@melk.example" });
    expect(await fromOf(other.id)).toEqual({ name: "Kanzlei Krems", replyTo: "kanzlei@berger.example" });
  });

  it("are answered to the office that runs the portal where it has no address itself, as those of the group are", async () => {
    const { people } = await officeFixture();
    await people.organisations.insert(anOffice({ id: "1", email: "gruppe@portal.example" }));
    const mute = await people.organisations.insert(anOffice({ name: "Kanzlei Stumm", email: null }));
    const broken = "a@b.example\r\nBcc: c@d.example";
    const old = await people.organisations.insert(anOffice({ name: "Kanzlei Alt", email: broken }));
    const fromOf = openMailFrom(people.organisations);
    const group = await fromOf(null);

    expect(group).toEqual({ name: undefined, replyTo: "gruppe@portal.example" });
    expect(await fromOf(mute.id)).toEqual({ ...group, name: "Kanzlei Stumm" });
    expect(await fromOf(old.id)).toEqual({ ...group, name: "Kanzlei Alt" });
    expect(await fromOf("gone")).toEqual(group);
  });

  it("stay from whom they were by a client that does not know of it", async () => {
    const { office, keeper, read } = await officeFixture();
    const { mailSenderName: _, mailReplyTo: __, ...known } = office;
    const save = (body: object) =>
      keeper.call(organisations.update, { params: { id: office.id }, body: { ...known, ...body } });
    await save(sender);
    await save({});

    expect(await read()).toMatchObject(sender);
    await save({ mailSenderName: "", mailReplyTo: null });
    expect(await read()).toMatchObject({ mailSenderName: null, mailReplyTo: null });
  });

  it.each([
    ["mailSenderName", "Melk\r\nBcc: somebody@example.at"],
    ["mailSenderName", "Melk\u0000"],
    ["mailSenderName", "Melk <somebody@example.at>"],
    ["mailSenderName", "x".repeat(61)],
    ["mailReplyTo", "post@melk.example\r\nBcc: somebody@example.at"],
    ["mailReplyTo", "Melk <post@melk.example>"],
    ["mailReplyTo", "post@melk.example, other@melk.example"],
  ])("cannot come from a %s of %j", async (field, value) => {
    const { office, keeper } = await officeFixture();
    const body = { ...office, [field]: value };

    await expect(
      keeper.call(organisations.update, { params: { id: office.id }, body }),
    ).rejects.toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ path: field })]),
    });
  });
});

describe("a test mail of an office", () => {
  it("goes to who asks for it, from the office and with where answers go", async () => {
    const { office, keeper, table } = await officeFixture();
    await keeper.call(organisations.update, { params: { id: office.id }, body: { ...office, ...sender } });

    const { data } = await keeper.call(organisations.testMail, { params: { id: office.id } });

    const mail = await table.get(outboxKey(data.messageId));
    expect(mail).toMatchObject({
      to: keeper.employee.email,
      officeId: office.id,
      subject: "Testmail von Kanzlei Melk",
    });
    expect(mail?.html).toContain("Ihre Steuerkanzlei");
    expect(mail?.html).toContain("post@melk.example");
  });
});

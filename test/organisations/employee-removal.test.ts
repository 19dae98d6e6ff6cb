import { describe, expect, it } from "vitest";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { openCloudItems } from "../../functions/data/cloud/cloud-items.collection.ts";
import { items as cloud } from "../../shared/cloud/items.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { login } from "../../shared/login/login.contract.ts";
import { news } from "../../shared/news/news.contract.ts";
import { employees } from "../../shared/organisations/employees.contract.ts";
import { portal } from "../portal.ts";
import { ifMatch } from "../support/browser.ts";
import { aCloudItem } from "../support/cloud.builder.ts";
import { anArticle } from "../support/news.builder.ts";
import { anEmployee, aUser } from "../support/people.builder.ts";
import { ownOffice } from "../support/viewers.ts";

const { as, people, table } = await portal();

const officeAdmin = { grants: [{ rule: "ADMIN_ORG", ressource: ownOffice.id }] } as const;

describe("deleting an employee", () => {
  it("ends all sessions of the person's user at once, and signing in", async () => {
    const leaver = await as({ employee: { lastname: "Geht" } });
    const { call } = await as(officeAdmin);

    await call(employees.remove, { params: { id: leaver.employee.id }, query: {} });

    await expect(leaver.call(login.profile.read, {})).rejects.toMatchObject({ status: 401 });
    expect(await people.users.find(leaver.user.id)).toMatchObject({ isActive: false, employeeId: null });
    expect(await people.employees.find(leaver.employee.id)).toBeUndefined();
  });

  it("leaves what they wrote under their name, in lists, too", async () => {
    const author = await people.employees.insert(
      anEmployee({ lastname: "Autorin", employedAt: ownOffice.id }),
    );
    const article = await openArticles(table).insert(
      anArticle({
        authorId: author.id,
        authorName: "Mag. Anna Autorin",
        createdBy: author.id,
        organisationId: ownOffice.id,
      }),
    );
    const successor = await people.employees.insert(
      anEmployee({ createdBy: author.id, lastname: "Nachfolgerin" }),
    );
    const folder = await openCloudItems(table).insert(aCloudItem({ createdBy: author.id }));
    const { call } = await as({ isAdmin: true });

    await call(employees.remove, { params: { id: author.id }, query: {} });

    const { data: read } = await call(news.articles.read, { params: { idOrIdentifier: article.id } });
    expect(read).toMatchObject({ authorId: author.id, authorName: "Mag. Anna Autorin" });
    const config = listConfig({ withCreator: true, searchTerm: "Nachfolgerin" });
    const { data: list } = await call(employees.list, { query: { config } });
    expect(list.data).toMatchObject([{ id: successor.id, createdBy: author.id }]);
    const { creator } = list.data[0] ?? {};
    expect(creator).toMatchObject({
      title: "Mag.",
      firstname: "Anna",
      lastname: "Autorin",
      employedAt: null,
    });
    const { data: mine } = await call(cloud.read, {
      params: { id: folder.id },
      query: { withCreator: true },
    });
    expect(mine.creator).toEqual(creator);
    const { data: articles } = await call(news.articles.list, { query: { config: listConfig() } });
    expect(articles.data.map(({ id }) => id)).toContain(article.id);
  });

  it("leaves of the person nothing but the name, for good", async () => {
    const { id } = await people.employees.insert(
      anEmployee({ employedAt: ownOffice.id, silentTopics: ["sends"] }),
    );
    const { call } = await as(officeAdmin);

    await call(employees.remove, { params: { id }, query: {} });

    const item = await table.get(people.employees.keyOf(id));
    expect(item).not.toHaveProperty("expiresAt");
    const stored: Record<string, unknown> = JSON.parse(String(item?.entity));
    const { createdAt: _, modifiedAt: __, ...left } = stored;
    expect(Object.fromEntries(Object.entries(left).filter(([, value]) => value))).toEqual({
      id,
      title: "Mag.",
      firstname: "Anna",
      lastname: "Müller",
    });
    expect(JSON.stringify(item)).not.toMatch(/berger|1980|Segeln|Umgründungen/);
    await expect(call(employees.read, { params: { id }, query: {} })).rejects.toMatchObject({ status: 404 });
  });

  it("is refused for oneself and for somebody with administrators' rights, whose user stays as it is", async () => {
    const { call, employee } = await as(officeAdmin);
    const boss = await people.employees.insert(anEmployee({ employedAt: ownOffice.id }));
    const user = await people.users.insert(aUser({ employeeId: boss.id, isAdmin: true }));
    const remove = (id: string) => call(employees.remove, { params: { id }, query: {} });

    await expect(remove(employee.id)).rejects.toMatchObject({ status: 422, code: "employee.is-self" });
    await expect(remove(boss.id)).rejects.toMatchObject({ status: 422, code: "employee.is-administrator" });
    expect(await people.users.find(user.id)).toEqual(user);
    expect(await people.employees.find(boss.id)).toEqual(boss);
  });

  it("leaves person and user alone where the profile has changed meanwhile", async () => {
    const { call } = await as({ isAdmin: true });
    const { employee, user } = await as({});
    await call(employees.update, { params: { id: employee.id }, body: { jobTitle: "Neu" } });

    const removing = call(employees.remove, { params: { id: employee.id }, query: {} }, ifMatch('"1"'));

    await expect(removing).rejects.toMatchObject({ status: 409 });
    expect(await people.users.find(user.id)).toMatchObject({ isActive: true, employeeId: employee.id });
  });

  it("can be done again where it had ended halfway", async () => {
    const { call } = await as(officeAdmin);
    const { id } = await people.employees.insert(anEmployee({ employedAt: ownOffice.id }));
    await people.users.insert(aUser({ employeeId: null, isActive: false }));

    await call(employees.remove, { params: { id }, query: {} });

    await expect(call(employees.remove, { params: { id }, query: {} })).rejects.toMatchObject({
      status: 404,
    });
  });
});

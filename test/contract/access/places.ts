import * as z from "zod";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openNewsletters } from "../../../functions/data/newsletters/newsletters.collection.ts";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { portal } from "../../portal.ts";
import { aPicture, uploadAs, uploadPicture } from "../../support/files.builder.ts";
import { aNewsletter, anArticle, anArticleDraft, aSubscriber } from "../../support/news.builder.ts";
import { anEmployee, aRole, aUser } from "../../support/people.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";
import { exampleInputs } from "../example-inputs.ts";

/** Whose things a call is about, seen from the callers' office. */
export type Place = "self" | "own" | "foreign";

type Params = Readonly<Record<string, string>>;

const idOf = ({ id }: { readonly id: string }) => ({ id });

export const officeIn = (place: Place): string => (place === "foreign" ? otherOffice.id : ownOffice.id);

const wasSent = { startedSendingAt: "2026-01-08T08:00:00.000Z", run: 1 };
/** What is not sent yet is seen by its editors only. */
const isAboutSent = /^GET .*\/newsletters\/\{id\}$|\/(content|status|details|pause|resume|cancel|repeat)$/;

/** Makes a new thing of each kind that a path can name. */
export const openPlaces = async () => {
  const { table, people, as } = await portal();
  const admin = await as("admin");
  const articles = openArticles(table);
  const newsletters = openNewsletters(table);
  const subscribers = openSubscribers(table);

  const articleWithImage = async (organisationId: string) => {
    const fileId = await uploadPicture(admin);
    const body = anArticleDraft({ organisationId, imageIds: [fileId] });
    const { id } = (await admin.call(news.articles.create, { body })).data;
    await articles.update(id, (one) => ({ ...one, ...flagsOf("released") }));
    return { articleId: id, id: fileId, fileId };
  };

  const officePicture = async (id: string) => {
    const picture = { fileName: "haus.jpg", contentType: "image/jpeg", bytes: await aPicture(400, 300) };
    const fileId = await uploadAs(admin, { ...picture, purpose: "organisation" });
    await admin.call(organisations.pictures.set, { params: { id }, body: { fileId, kind: "details" } });
    return { organisationId: id, pictureId: fileId };
  };

  const officeLink = async (id: string) => {
    const body = { name: "Kammer", url: "https://kammer.example" };
    return { id, linkId: (await admin.call(organisations.links.create, { params: { id }, body })).data.id };
  };

  const officeCustomer = async (organisationId: string) => {
    const params = { organisationId };
    const { data } = await admin.call(organisations.customers.create, {
      params,
      body: { name: "Bäckerei Krume" },
    });
    return { organisationId, id: data.id, customerId: data.id };
  };

  const templateSet = async () => {
    const { response } = await admin.send(administration.templates.create, {
      body: {
        ...Object(exampleInputs["POST /v1/administration/templates"]?.body),
        name: crypto.randomUUID(),
      },
    });
    return z.object({ id: z.string() }).parse(await response.json());
  };

  const auditEntry = async () => {
    const { data } = await admin.call(administration.audit.list, { query: { config: listConfig() } });
    return { id: data.data[0]?.id ?? "none" };
  };

  /** What is made for an office, by the part of an endpoint's key that asks for it; the first one counts. */
  const makers: readonly (readonly [asks: string, make: (office: string, key: string) => Promise<Params>])[] =
    [
      ["/articles/{articleId}/files/", articleWithImage],
      ["GET /v1/files/{id}/upload", async () => ({ id: await uploadPicture(admin) })],
      ["/files/{id}", articleWithImage],
      [
        "/employees/{id}",
        async (employedAt) => idOf(await people.employees.insert(anEmployee({ employedAt }))),
      ],
      ["/login/users/{id}", async () => idOf(await people.users.insert(aUser()))],
      ["/administration/roles/{id}", async () => idOf(await people.roles.insert(aRole()))],
      ["/administration/templates/{id}", templateSet],
      ["/administration/audit/{id}", auditEntry],
      [
        "/articles/{urlTitle}",
        async (organisationId) => {
          const { urlTitle } = await articles.insert(anArticle({ organisationId, isPublicRelease: true }));
          return { urlTitle };
        },
      ],
      [
        "/articles/{",
        async (organisationId) => {
          const { id } = await articles.insert(anArticle({ organisationId }));
          return { id, idOrIdentifier: id };
        },
      ],
      [
        "/newsletters/{id}",
        async (organisationId, key) =>
          idOf(
            await newsletters.insert(aNewsletter({ organisationId, ...(isAboutSent.test(key) && wasSent) })),
          ),
      ],
      [
        "/subscribers/{id}",
        async (organisationId) => idOf(await subscribers.insert(aSubscriber({ organisationId }))),
      ],
      ["/links/{linkId}", officeLink],
      ["/customers/{", officeCustomer],
      ["/pictures/{", officePicture],
      ["/organisations/{", async (id) => ({ id, organisationId: id, employedAt: id })],
      ["{", async () => ({ id: "unknown" })],
    ];

  /** The parameters of an endpoint's path for a new thing in a place; `employeeId` is the caller's own. */
  const paramsFor = async (key: string, place: Place, employeeId: string | undefined): Promise<Params> => {
    if (place === "self") return { id: employeeId ?? "nobody" };
    const [, make] = makers.find(([asks]) => key.includes(asks)) ?? [];
    return make ? make(officeIn(place), key) : {};
  };

  return { paramsFor };
};

export type Places = Awaited<ReturnType<typeof openPlaces>>;

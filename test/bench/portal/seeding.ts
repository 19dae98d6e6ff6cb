import { ulid } from "ulid";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openNewsletters } from "../../../functions/data/newsletters/newsletters.collection.ts";
import { openEmployees } from "../../../functions/data/people/employees.collection.ts";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { OVERLAP } from "../../../functions/platform/collection/journal.ts";
import type { Table } from "../../../functions/platform/table/table.ts";
import { aNewsletter, anArticle, aSubscriber } from "../../support/news.builder.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { ownOffice } from "../../support/viewers.ts";

const WRITERS = 4;
const CHUNK = 500;

export const insertAll = async <Entity>(
  entities: readonly Entity[],
  insertMany: (some: readonly Entity[]) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const write = async () => {
    while (next < entities.length) {
      const some = entities.slice(next, next + CHUNK);
      next += CHUNK;
      await insertMany(some);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
};

const names = ["Eva Gruber", "Josef Huber", "Anna Bauer", "Maria Wagner", "Franz Pichler", "Lena Steiner"];

/** Every third is no client, so that both kinds exist. */
export const seedSubscribers = (table: Table, count: number): Promise<void> =>
  insertAll(
    Array.from({ length: count }, (_, no) =>
      aSubscriber({
        name: `${names[no % names.length]} ${no}`,
        organisationId: ownOffice.id,
        isClient: no % 3 !== 0,
      }),
    ),
    openSubscribers(table).insertMany,
  );

export const seedEmployees = (
  table: Table,
  offices: readonly { readonly id: string }[],
  count: number,
): Promise<void> =>
  insertAll(
    Array.from({ length: count }, (_, no) =>
      anEmployee({
        lastname: `${no % 2 ? "Gruber" : "Huber"} ${no}`,
        employedAt: offices[no % offices.length]?.id ?? null,
      }),
    ),
    openEmployees(table).insertMany,
  );

const paragraph = `<p>${"Wer eine Wohnung kauft, zahlt mit dem neuen Jahr weniger Steuer. ".repeat(8)}</p>`;

export const seedArticles = async (table: Table, count: number): Promise<string[]> => {
  const articles = Array.from({ length: count }, (_, no) =>
    anArticle({ title: `Steuern im Monat ${no}`, content: paragraph.repeat(3) }),
  );
  await insertAll(articles, openArticles(table).insertMany);
  return articles.map(({ id }) => id);
};

export const seedNewsletter = async (table: Table, articleIds: readonly string[]): Promise<string> => {
  const id = ulid();
  await openNewsletters(table).insert(
    aNewsletter({
      id,
      articleIds: [...articleIds],
      sendToEmployees: false,
      sendToAssociateDirectors: false,
      sendToPartnerDirectors: false,
    }),
  );
  return id;
};

/** Lists are warm only after the overlap: until then a warm function reads again what changed. */
export const untilSettled = async (since: number): Promise<void> => {
  const end = since + OVERLAP;
  while (Date.now() <= end) await new Promise((resolve) => setTimeout(resolve, end - Date.now() + 10));
};

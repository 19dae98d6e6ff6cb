import { openCollection } from "../../../functions/platform/collection/collection.ts";
import type { Comparable } from "../../../functions/platform/collection/compare.ts";
import {
  openSnapshotWriter,
  type SnapshotBucket,
} from "../../../functions/platform/collection/snapshot-writer.ts";
import type { Table } from "../../../functions/platform/table/table.ts";
import { userProblems } from "../../../shared/login/login.problems.ts";
import { articleProblems } from "../../../shared/news/news.problems.ts";

export interface Book {
  readonly id: string;
  readonly title: string;
  readonly isbn: string | null;
  readonly pages: number | null;
  readonly isLent: boolean;
  readonly tags: readonly string[];
  readonly text: string;
}

export const missing = articleProblems.notFound;

const listedOf = ({ title, isbn, pages, isLent, tags }: Book) => ({ title, isbn, pages, isLent, tags });
export type ListedBook = ReturnType<typeof listedOf>;

export const fieldOf = (listed: ListedBook, field: string): Comparable => listed[field as keyof ListedBook];

const specOf = (name: string) => ({
  name,
  missing,
  listed: listedOf,
  unique: [{ name: "isbn", of: ({ isbn }: Book) => isbn, taken: userProblems.usernameTaken, path: "isbn" }],
  fieldOf,
  searchText: ({ title, tags }: ListedBook) => [title, ...tags],
  defaultSort: [{ field: "title", direction: "asc" } as const],
});

/** A collection with one of everything; each test takes a name of its own. */
export const openBooks = (table: Table, name: string, shards = 1) =>
  openCollection<Book, ListedBook>(table, { ...specOf(name), shards });

const snapshotted = (name: string, shape: number) => ({
  ...specOf(name),
  shards: 2,
  snapshot: { shape, above: 4 },
});

export const openManyBooks = (table: Table, name: string, shape = 1) =>
  openCollection<Book, ListedBook>(table, snapshotted(name, shape));

export const openBookSnapshots = (table: Table, name: string, bucket: SnapshotBucket, shape = 1) =>
  openSnapshotWriter<ListedBook>(table, snapshotted(name, shape), bucket);

let made = 0;

export const aBook = (overrides: Partial<Book> = {}): Book => ({
  id: `book-${String(++made).padStart(5, "0")}`,
  title: `Buch ${made}`,
  isbn: null,
  pages: 100,
  isLent: false,
  tags: [],
  text: "Es war einmal",
  ...overrides,
});

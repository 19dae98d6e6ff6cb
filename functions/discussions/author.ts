import { actorOf, type Viewer } from "../../shared/contract/permissions.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import { notDeleted } from "../data/discussions/forum-entries.collection.ts";
import type { Employees } from "../data/people/employees.collection.ts";

interface Writing {
  readonly viewer: Viewer;
  readonly employees: Employees;
}

const nameOf = async ({ viewer, employees }: Writing): Promise<string> => {
  const person = viewer.employeeId === null ? undefined : await employees.find(viewer.employeeId);
  return person ? fullName(person) : viewer.username;
};

/** Names are stored with what was written, as with articles: lists need no further request for them. */
export const writtenNow = async (writing: Writing, now: Date) => ({
  authorName: await nameOf(writing),
  authorOrganisationId: writing.viewer.employedAt,
  createdAt: now.toISOString(),
  createdBy: actorOf(writing.viewer),
  modifiedAt: now.toISOString(),
  modifiedBy: actorOf(writing.viewer),
  modifiedByName: null,
  ...notDeleted,
});

export const editedNow = async (writing: Writing, now: Date) => ({
  modifiedAt: now.toISOString(),
  modifiedBy: actorOf(writing.viewer),
  modifiedByName: await nameOf(writing),
});

export const deletedNow = async (writing: Writing, now: Date) => ({
  deletedAt: now.toISOString(),
  deletedBy: actorOf(writing.viewer),
  deletedByName: await nameOf(writing),
});

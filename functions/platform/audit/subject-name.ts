import type { AuditSubjectKind } from "../../../shared/administration/audit-action.ts";

const fields = ["title", "name", "username"] as const;

const textAt = (entity: object, field: string): string | null => {
  const value: unknown = Object.entries(entity).find(([key]) => key === field)?.[1];
  return typeof value === "string" && value !== "" ? value.slice(0, 300) : null;
};

const personIn = (entity: object) =>
  [textAt(entity, "firstname"), textAt(entity, "lastname")].filter((name) => name !== null).join(" ") || null;

/** Whose name must not stay in the trail when they are deleted. */
const nameless: readonly (AuditSubjectKind | null)[] = ["subscriber", "application"];

export const nameOf = (
  kind: AuditSubjectKind | null,
  entity: unknown,
): { readonly id: string | null; readonly name: string | null } => {
  if (typeof entity !== "object" || entity === null) return { id: null, name: null };
  const name =
    kind === "employee"
      ? personIn(entity)
      : (fields.map((field) => textAt(entity, field)).find((found) => found !== null) ?? null);
  return { id: textAt(entity, "id"), name: nameless.includes(kind) ? null : name };
};

import { addressKey } from "../../../shared/news/recipients.ts";
import { auditEntryOf } from "../../platform/audit/audit-item.ts";
import type { Stores } from "../stores.ts";
import { contentOf } from "./mentions.ts";
import { idsOf } from "./names.ts";
import { deleting, mentioning } from "./own-items.ts";
import type { PersonalSource } from "./personal-source.ts";

/** Kinds that no single area stores. */
export const portalSources = ({ table }: Pick<Stores, "table">): readonly PersonalSource[] => [
  {
    area: "outbox",
    kinds: ["OUTBOX"],
    fate: "erased",
    find: (mail, { person }) => (addressKey(String(mail.to)) === person.email ? contentOf(mail) : undefined),
    erase: deleting(table),
  },
  { area: "mailContents", kinds: ["OUTBOX_CONTENT"], fate: "expiring", find: mentioning },
  {
    area: "mailings",
    kinds: [
      "ARTICLE_ANNOUNCEMENT",
      "CONFIRMATION_MAILING",
      "EVENT_MAILING",
      "CLOUD_MAILING",
      "FORUM_MAILING",
    ],
    fate: "kept",
    find: mentioning,
  },
  {
    area: "tokens",
    kinds: ["TOKENS"],
    fate: "kept",
    find: ({ sk, name, createdAt, createdBy }, { person }) =>
      idsOf(person).has(createdBy) ? { id: sk, name, createdAt } : undefined,
  },
  {
    area: "administration",
    kinds: ["ROLE", "TEMPLATE_SET", "SETTINGS"],
    fate: "kept",
    find: (item, { mentions }) => (mentions(item) ? { kind: item.pk, id: item.sk } : undefined),
  },
  {
    area: "audit",
    kinds: ["AUDIT"],
    fate: "kept",
    find: (item, { person, mentions }) => {
      const { actorName, subjectName } = item;
      const isNamed = [actorName, subjectName].some((name) => person.usernames.includes(String(name)));
      if (!isNamed && !mentions(item)) return undefined;
      const entry = auditEntryOf(item, 0);
      if (!entry) return contentOf(item);
      // The actor of an entry about the person is somebody else.
      const isOwn = idsOf(person).has(entry.actorId) || person.usernames.includes(entry.actorName ?? "");
      const { actorId: _id, actorName: _name, ...about } = entry;
      return isOwn ? entry : about;
    },
  },
];

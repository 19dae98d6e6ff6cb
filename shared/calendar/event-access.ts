import { ofBody, ofSubject, rule, ruleOnSubject } from "../contract/access.ts";

const label = "EDIT_EVENTS:organisationid";

export const newEventEditors = rule("EDIT_EVENTS", ofBody, label);
export const eventEditors = ruleOnSubject("EDIT_EVENTS", ofSubject, label);

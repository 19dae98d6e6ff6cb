import { ofBody, ofResource, rule, ruleOnResource } from "../contract/access.ts";

const label = "EDIT_EVENTS:organisationid";

export const newEventEditors = rule("EDIT_EVENTS", ofBody, label);
export const eventEditors = ruleOnResource("EDIT_EVENTS", ofResource, label);

import * as z from "zod";
import { rules as allRules, type Rule } from "../../../../shared/contract/permissions.ts";
import { type Role, RoleDraft } from "../../../../shared/login/role.ts";
import { parsedBy } from "../../../components/form/resolver.ts";
import { roleEditorText as text } from "./roles.text.ts";

const Where = z.enum(["nowhere", "everywhere", "some"]);
export type Where = z.infer<typeof Where>;

const Scope = z
  .object({ where: Where, ressources: z.array(z.string()) })
  .refine(({ where, ressources }) => where !== "some" || ressources.length > 0, {
    path: ["ressources"],
    error: text.chooseOne,
  });
export type Scope = z.infer<typeof Scope>;

export const Scopes = z.record(z.enum(allRules), Scope);
type Scopes = z.output<typeof Scopes>;

const Form = RoleDraft.pick({ name: true, ruleGroupName: true }).extend({ scopes: Scopes });
export type RoleForm = z.output<typeof Form>;

export const roleResolver = parsedBy(Form);

const scopeIn = (rules: Role["rules"], rule: Rule): Scope => {
  const own = rules.filter((grant) => grant.rule === rule);
  if (own.length === 0) return { where: "nowhere", ressources: [] };
  if (own.some(({ ressource }) => !ressource)) return { where: "everywhere", ressources: [] };
  return { where: "some", ressources: [...new Set(own.flatMap(({ ressource }) => ressource ?? []))] };
};

export const scopesOf = (rules: Role["rules"]): Scopes =>
  Object.fromEntries(allRules.map((rule) => [rule, scopeIn(rules, rule)])) as Scopes;

export const rulesOf = (scopes: Scopes): Role["rules"] =>
  allRules.flatMap((rule): Role["rules"] => {
    const { where, ressources } = scopes[rule];
    if (where === "everywhere") return [{ rule, ressource: null }];
    return where === "some" ? ressources.map((ressource) => ({ rule, ressource })) : [];
  });

export const roleFormOf = ({ name, ruleGroupName, rules }: Role): RoleForm => ({
  name,
  ruleGroupName,
  scopes: scopesOf(rules),
});

export const newRole: RoleForm = { name: "", ruleGroupName: "", scopes: scopesOf([]) };

export const roleOf = ({ name, ruleGroupName, scopes }: RoleForm): Omit<Role, "id"> => ({
  name,
  ruleGroupName,
  rules: rulesOf(scopes),
});

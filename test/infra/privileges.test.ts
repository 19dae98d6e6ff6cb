import { describe, expect, it } from "vitest";
import * as z from "zod";
import { allowed } from "./allowed-actions.ts";
import { idIn, idsIn, nameOf, resourcesOf, variablesIn } from "./synthesised.ts";

const list = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item), item.transform((single) => [single])]);
const Statement = z.object({
  Effect: z.string(),
  Action: list(z.string()),
  Resource: list(z.unknown()),
  Condition: z.unknown().optional(),
});
type Statement = z.output<typeof Statement>;
const Statements = z.object({ Statement: z.array(Statement) });
const Inline = z.array(z.object({ PolicyDocument: Statements })).default([]);

const resources = resourcesOf();

const statementsOf = (roleId: string | undefined): Statement[] => {
  const attached = resources
    .ofType("AWS::IAM::Policy")
    .filter(({ Properties }) => idsIn(Properties.Roles).includes(roleId ?? ""))
    .flatMap(({ Properties }) => Statements.parse(Properties.PolicyDocument).Statement);
  const role = resources.all.find(({ id }) => id === roleId);
  return [
    ...attached,
    ...Inline.parse(role?.Properties.Policies).flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
  ];
};

const statementsFor = (name: string) => statementsOf(idIn(resources.functionOf(name).Properties.Role));

/** What a function may do, by the path of the resource it may do it with. */
const rightsOf = (name: string) => {
  const rights: Record<string, string[]> = {};
  for (const { Effect, Action, Resource: targets } of statementsFor(name)) {
    if (Effect !== "Allow") continue;
    for (const target of targets) {
      const [id] = idsIn(target);
      const path = resources.all.find((resource) => resource.id === id)?.Metadata["aws:cdk:path"];
      const named = JSON.stringify(target).includes(":identity/") ? "Mail/Identity" : "anything";
      const key = path?.split("/").slice(1, -1).join("/") ?? named;
      rights[key] = [...new Set([...(rights[key] ?? []), ...Action])].toSorted();
    }
  }
  delete rights[Object.keys(rights).find((key) => key.endsWith("/Log")) ?? ""];
  return rights;
};

describe("the rights of functions", () => {
  it("are settled here for every function there is", () => {
    expect(resources.functions.map(nameOf).toSorted()).toEqual(Object.keys(allowed).toSorted());
  });

  it.each(Object.entries(allowed))("let %s do what it needs and no more", (name, rights) => {
    expect(rightsOf(name)).toEqual(rights);
  });

  it("never come from a wildcard action or a managed policy, nor allow a scan but of what is stored about people", () => {
    const ours = resources
      .ofType("AWS::IAM::Role")
      // The functions of CDK's custom resources, which serve nobody but deployments.
      .filter(({ Metadata }) => !Metadata["aws:cdk:path"].includes("/Custom::"));
    for (const { id, Properties } of ours) {
      expect(Properties.ManagedPolicyArns).toBeUndefined();
      const actions = statementsOf(id).flatMap(({ Action }) => Action);
      expect(actions.filter((action) => action.includes("*"))).toEqual([]);
    }
    const scanning = resources.functions.filter(({ Properties }) =>
      statementsOf(idIn(Properties.Role)).some(({ Action }) => Action.includes("dynamodb:Scan")),
    );
    expect(scanning.map(nameOf)).toEqual(["personal-data"]);
  });

  it.each([
    ["mail-outbox", { "ses:SendEmail": "StringEquals" }],
    [
      "newsletter-sender",
      // SES knows no address at this one, so that a plain condition would refuse every newsletter.
      { "ses:SendBulkEmail": "StringEqualsIfExists", "ses:SendBulkTemplatedEmail": "StringEquals" },
    ],
  ])("let %s write mails from the portal's own address only, in the sandbox to whom it may", (name, how) => {
    const sending = statementsFor(name).filter(({ Action }) =>
      Action.some((action) => action.startsWith("ses:Send")),
    );
    const expected = Object.entries(how).map(([action, operator]) => [
      action,
      { [operator]: { "ses:FromAddress": "portal@dev.example.com" } },
    ]);

    expect(sending.map(({ Action, Condition }) => [Action.join(), Condition])).toEqual(expected);
    for (const { Resource: targets } of sending)
      expect(targets.map((target) => JSON.stringify(target))).toEqual([
        expect.stringContaining(":configuration-set/"),
        expect.stringContaining(":identity/*"),
      ]);
  });

  it("let whoever lists a collection read its snapshot, and nobody but its worker write it", () => {
    const reaching = resources.functions.flatMap((resource) =>
      statementsOf(idIn(resource.Properties.Role)).flatMap(({ Action, Resource: targets }) =>
        Array.from(JSON.stringify(targets).matchAll(/\/snapshots\/([\w/]*)\*/g), ([, reached]) => {
          return `${nameOf(resource)} ${Action.join()} ${reached}`;
        }),
      ),
    );

    expect(reaching.toSorted()).toEqual([
      "calendar s3:GetObject CALENDAR_EVENT/",
      "cloud s3:GetObject CLOUD_ITEM/",
      "cloud-notifier s3:GetObject CLOUD_ITEM/",
      "deletion-sweeper s3:GetObject CALENDAR_EVENT/",
      "deletion-sweeper s3:GetObject CLOUD_ITEM/",
      "deletion-sweeper s3:GetObject FORUM_ENTRY/",
      "discussions s3:GetObject FORUM_ENTRY/",
      "forum-notifier s3:GetObject FORUM_ENTRY/",
      "galleries s3:GetObject GALLERY_IMAGE/",
      "jobs s3:GetObject CLOUD_ITEM/",
      "jobs s3:GetObject GALLERY_IMAGE/",
      "mail-outbox s3:GetObject CLOUD_ITEM/",
      "mail-outbox s3:GetObject FORUM_ENTRY/",
      "newsletters s3:GetObject SUBSCRIBER/",
      "organisations s3:GetObject CALENDAR_EVENT/",
      "organisations s3:GetObject CLOUD_ITEM/",
      "organisations s3:GetObject FORUM_ENTRY/",
      "requests s3:GetObject CLOUD_ITEM/",
      "search s3:GetObject CALENDAR_EVENT/",
      "search s3:GetObject FORUM_ENTRY/",
      "search-repair s3:PutObject ",
      "shares s3:GetObject CLOUD_ITEM/",
      "subscribers s3:GetObject SUBSCRIBER/",
      "zip-maker s3:GetObject CLOUD_ITEM/",
      "zip-maker s3:GetObject GALLERY_IMAGE/",
    ]);
  });

  it.each([
    [
      "search-repair",
      {
        "s3:GetObject": ["search/", "texts/"],
        "s3:PutObject": ["search/", "snapshots/"],
      },
    ],
    ["document-texts", { "s3:GetObject": ["files/", "texts/"], "s3:DeleteObject,s3:PutObject": ["texts/"] }],
    [
      "files",
      {
        "s3:AbortMultipartUpload,s3:ListMultipartUploadParts,s3:PutObject": ["uploads/"],
      },
    ],
    [
      "file-uploads",
      {
        "s3:GetObject,s3:GetObjectVersionTagging": ["uploads/"],
        "s3:PutObject": ["files/"],
        "s3:DeleteObject": ["files/", "texts/", "uploads/"],
      },
    ],
    ["ses-events", { "s3:GetObject": ["ses-events/"] }],
    ["news", { "s3:GetObject": ["search/"] }],
    ["applications", { "s3:AbortMultipartUpload,s3:GetObject,s3:PutObject": ["files/"] }],
    [
      "file-sweeper",
      {
        "s3:DeleteObject": ["files/", "texts/", "uploads/"],
        "s3:DeleteObjectVersion": ["files/", "uploads/"],
      },
    ],
  ])("let %s reach objects only as far as it must", (name, reach) => {
    const objects = statementsFor(name).filter(({ Action }) =>
      Action.some((action) => /^s3:.*Object(Version)?$/.test(action)),
    );
    const prefixes = objects.map(({ Action, Resource: targets }) => [
      Action.join(),
      targets.map((target) => /\/([\w/-]+\/)\*/.exec(JSON.stringify(target))?.[1]),
    ]);

    expect(Object.fromEntries(prefixes)).toEqual(reach);
  });

  it("let the worker see that a file of events is gone, which S3 hides from who may not list", () => {
    const listing = statementsFor("ses-events").filter(({ Action }) => Action.includes("s3:ListBucket"));

    expect(listing.map(({ Condition }) => Condition)).toEqual([
      { StringLikeIfExists: { "s3:prefix": ["ses-events/*"] } },
    ]);
  });

  it.each([
    ["administration", ["BatchWriteItem", "DeleteItem", "UpdateItem"]],
    ["login", ["BatchGetItem", "BatchWriteItem", "DeleteItem", "GetItem", "Query", "UpdateItem"]],
    ["public", ["BatchGetItem", "BatchWriteItem", "DeleteItem", "GetItem", "PutItem", "Query", "UpdateItem"]],
  ])("keep %s from the audit trail, but for what it must do there", (name, denied) => {
    const denying = statementsFor(name).filter(({ Effect }) => Effect === "Deny");

    expect(denying).toHaveLength(1);
    expect(denying[0]?.Action.toSorted()).toEqual(denied.map((action) => `dynamodb:${action}`));
    expect(denying[0]?.Condition).toEqual({
      "ForAnyValue:StringLike": { "dynamodb:LeadingKeys": ["AUDIT#*"] },
    });
  });

  it("let nobody who has any on the table change or remove an entry of the audit trail", () => {
    for (const resource of resources.functions) {
      const statements = statementsOf(idIn(resource.Properties.Role));
      const usesTable = statements.some(
        ({ Effect, Action }) => Effect === "Allow" && Action.some((action) => action.startsWith("dynamodb:")),
      );
      const denied = statements.flatMap(({ Effect, Action }) => (Effect === "Deny" ? Action : []));

      expect(denied.includes("dynamodb:UpdateItem"), nameOf(resource)).toBe(usesTable);
      expect(denied.includes("dynamodb:DeleteItem"), nameOf(resource)).toBe(usesTable);
    }
  });

  it("come with the variables for what a function uses, and with no others", () => {
    const variables = (name: string) => Object.keys(variablesIn(resources.functionOf(name))).toSorted();

    expect(variables("organisations")).toEqual([
      "BUCKET_NAME",
      "FILE_ADDRESS_KEY",
      "FILE_ADDRESS_KEY_ID",
      "MAIL_QUEUE_URL",
      "ORIGIN_SECRET",
      "PORTAL_ORIGIN",
      "STAGE",
      "TABLE_NAME",
    ]);
    expect(variables("ses-events")).toEqual(["BUCKET_NAME", "STAGE", "TABLE_NAME"]);
    expect(variables("newsletter-sweeper")).toEqual(
      [
        "IN_DOUBT_RESOLVE_SECONDS",
        "MAIL_QUEUE_URL",
        "NEWSLETTER_BATCH_QUEUE_URL",
        "NEWSLETTER_PLAN_QUEUE_URL",
        "PORTAL_ORIGIN",
        "PUSH_QUEUE_URL",
        "STAGE",
        "TABLE_NAME",
      ].toSorted(),
    );
  });
});

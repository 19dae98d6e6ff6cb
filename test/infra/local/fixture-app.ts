import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App, Duration, NestedStack, RemovalPolicy, Stack } from "aws-cdk-lib";
import { HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ResponseHeadersPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { AttributeType, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { CfnMalwareProtectionPlan } from "aws-cdk-lib/aws-guardduty";
import { CfnDeliveryStream } from "aws-cdk-lib/aws-kinesisfirehose";
import { Code, Function as Lambda, Runtime } from "aws-cdk-lib/aws-lambda";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { Bucket, CfnBucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { CfnConfigurationSetEventDestination, ConfigurationSet } from "aws-cdk-lib/aws-ses";
import { Queue } from "aws-cdk-lib/aws-sqs";
import { buildSync } from "esbuild";

const bundle = (folder: string) =>
  buildSync({
    entryPoints: [join(import.meta.dirname, "fixture.function.ts")],
    outfile: join(folder, "index.mjs"),
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node24",
    mainFields: ["module", "main"],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });

const site = (folder: string) => {
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Fixture</title>");
  writeFileSync(join(folder, "assets/app-1a2b.js"), `console.log(${JSON.stringify("x".repeat(5000))});`);
  return folder;
};

const rewrite = `function handler(event) {
  if (!/\\.[^/]*$/.test(event.request.uri)) event.request.uri = "/index.html";
  return event.request;
}`;

/** One of each kind that the portal's own template has, but for schedules. */
class FixtureStack extends Stack {
  constructor(app: App, folder: string) {
    super(app, "fixture");
    const table = new Table(this, "Table", {
      partitionKey: { name: "pk", type: AttributeType.STRING },
      sortKey: { name: "sk", type: AttributeType.STRING },
      timeToLiveAttribute: "expiresAt",
    });
    table.addLocalSecondaryIndex({
      indexName: "byDueAt",
      sortKey: { name: "dueAt", type: AttributeType.NUMBER },
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ["state"],
    });
    const queueOf = (id: string) =>
      new Queue(this, id, {
        visibilityTimeout: Duration.seconds(1),
        deadLetterQueue: { queue: new Queue(this, `${id}DeadLetters`), maxReceiveCount: 2 },
      });
    const work = queueOf("Work");
    const uploaded = queueOf("Uploaded");
    const bucket = new Bucket(this, "Files", { removalPolicy: RemovalPolicy.DESTROY });
    const configurationSet = new ConfigurationSet(this, "MailEvents");
    const secret = new Secret(this, "OriginSecret", {
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });

    const code = Code.fromAsset(folder);
    const environment = {
      TABLE_NAME: table.tableName,
      BUCKET_NAME: bucket.bucketName,
      QUEUE_URL: work.queueUrl,
      MAIL_CONFIGURATION_SET: configurationSet.configurationSetName,
      ORIGIN_SECRET: secret.secretValue.unsafeUnwrap(),
    };
    const lambda = (name: string, timeout: number, memorySize = 256) =>
      new Lambda(this, name, {
        runtime: Runtime.NODEJS_24_X,
        code,
        handler: `index.${name}`,
        timeout: Duration.seconds(timeout),
        memorySize,
        environment,
      });
    const source = { reportBatchItemFailures: true, maxConcurrency: 2 };
    const worker = lambda("worker", 1);
    worker.addEventSource(new SqsEventSource(work, { batchSize: 10, ...source }));
    lambda("uploads", 1).addEventSource(new SqsEventSource(uploaded, { batchSize: 10, ...source }));
    lambda("errand", 60, 128);
    lambda("hurry", 1);

    new CfnMalwareProtectionPlan(this, "MalwarePlan", {
      role: "arn:aws:iam::000000000000:role/guardduty",
      protectedResource: { s3Bucket: { bucketName: bucket.bucketName, objectPrefixes: ["scanned/"] } },
      actions: { tagging: { status: "ENABLED" } },
    });
    this.publishMailEvents(configurationSet, bucket, uploaded);
    this.serve(lambda("api", 5), secret, folder);
  }

  private publishMailEvents(configurationSet: ConfigurationSet, bucket: Bucket, queue: Queue) {
    const stream = new CfnDeliveryStream(this, "Stream", {
      extendedS3DestinationConfiguration: {
        bucketArn: bucket.bucketArn,
        roleArn: "arn:aws:iam::000000000000:role/firehose",
        prefix: "ses-events/",
        bufferingHints: { intervalInSeconds: 60, sizeInMBs: 5 },
      },
    });
    new CfnConfigurationSetEventDestination(this, "MailEventsDestination", {
      configurationSetName: configurationSet.configurationSetName,
      eventDestination: {
        enabled: true,
        matchingEventTypes: ["SEND", "DELIVERY", "BOUNCE", "COMPLAINT", "REJECT"],
        kinesisFirehoseDestination: {
          deliveryStreamArn: stream.attrArn,
          iamRoleArn: "arn:aws:iam::000000000000:role/ses",
        },
      },
    });
    const { defaultChild } = bucket.node;
    if (!(defaultChild instanceof CfnBucket)) throw new Error("The bucket has no resource.");
    defaultChild.notificationConfiguration = {
      queueConfigurations: [
        {
          event: "s3:ObjectCreated:*",
          queue: queue.queueArn,
          filter: { s3Key: { rules: [{ name: "prefix", value: "in box/" }] } },
        },
        {
          event: "s3:ObjectCreated:*",
          queue: queue.queueArn,
          filter: { s3Key: { rules: [{ name: "prefix", value: "ses-events/" }] } },
        },
        {
          event: "s3:ObjectTagging:Put",
          queue: queue.queueArn,
          filter: { s3Key: { rules: [{ name: "prefix", value: "scanned/" }] } },
        },
      ],
    };
  }

  private serve(handler: Lambda, secret: Secret, folder: string) {
    const api = new HttpApi(this, "Api");
    const integration = new HttpLambdaIntegration("Routes", handler);
    const paths = [
      "echo/{id}",
      "echo/fixed",
      "environment",
      "versioned",
      "cookies",
      "binary",
      "throws",
      "large",
      "list-header",
    ];
    for (const path of paths) api.addRoutes({ path: `/v1/${path}`, methods: [HttpMethod.GET], integration });
    new HttpRoute(new NestedStack(this, "Nested"), "Echo", {
      httpApi: api,
      routeKey: HttpRouteKey.with("/v1/echo", HttpMethod.POST),
      integration: new HttpLambdaIntegration("Nested", handler),
    });

    const web = new Bucket(this, "Web");
    const headers = new ResponseHeadersPolicy(this, "Headers", {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: "default-src 'self'", override: false },
        contentTypeOptions: { override: true },
      },
    });
    const distribution = new Distribution(this, "Distribution", {
      defaultRootObject: "index.html",
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(web),
        responseHeadersPolicy: headers,
        functionAssociations: [
          {
            eventType: FunctionEventType.VIEWER_REQUEST,
            function: new EdgeFunction(this, "DeepLinks", { code: FunctionCode.fromInline(rewrite) }),
          },
        ],
      },
      additionalBehaviors: {
        "/v1/*": {
          origin: new HttpOrigin(`${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
            customHeaders: { "x-origin-verify": secret.secretValue.unsafeUnwrap() },
          }),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: new CachePolicy(this, "ApiAnswers", {
            maxTtl: Duration.seconds(1),
            enableAcceptEncodingGzip: true,
          }),
          originRequestPolicy: new OriginRequestPolicy(this, "ApiRequests", {
            cookieBehavior: OriginRequestCookieBehavior.all(),
            queryStringBehavior: OriginRequestQueryStringBehavior.all(),
            headerBehavior: OriginRequestHeaderBehavior.allowList(
              "CloudFront-Viewer-Address",
              "X-XSRF-TOKEN",
            ),
          }),
          responseHeadersPolicy: headers,
        },
      },
    });
    handler.addEnvironment("PORTAL_ORIGIN", `https://${distribution.distributionDomainName}`);
    const sources = [Source.asset(site(join(folder, "../site")))];
    new BucketDeployment(this, "Assets", {
      sources,
      destinationBucket: web,
      exclude: ["*"],
      include: ["assets/*"],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    new BucketDeployment(this, "Pages", {
      sources,
      destinationBucket: web,
      exclude: ["assets/*"],
      cacheControl: [CacheControl.noCache()],
    });
  }
}

/** Bundles and synthesises the fixture; returns the folder of its cloud assembly. */
export const synthesiseFixture = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "fixture-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  bundle(join(folder, "code"));
  const app = new App({ outdir: join(folder, "assembly") });
  new FixtureStack(app, join(folder, "code"));
  app.synth();
  return join(folder, "assembly");
};

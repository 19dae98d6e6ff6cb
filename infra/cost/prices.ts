interface Price {
  readonly dollars: number;
  readonly per: number;
  /** Free in each month, for the account, for good. */
  readonly free?: number;
}

const MILLION = 1_000_000;

/** Prices of eu-central-1, on demand, without taxes; each service's price page has the present ones. */
export const prices = {
  "SES: mails": { dollars: 0.1, per: 1000 },
  "DynamoDB: write units": { dollars: 0.7625, per: MILLION },
  "DynamoDB: read units": { dollars: 0.1525, per: MILLION },
  "DynamoDB: GB stored": { dollars: 0.306, per: 1, free: 25 },
  "DynamoDB: GB restorable": { dollars: 0.2448, per: 1 },
  "Lambda: GB seconds": { dollars: 13.3334, per: MILLION, free: 400_000 },
  "Lambda: calls": { dollars: 0.2, per: MILLION, free: MILLION },
  "API Gateway: calls": { dollars: 1.2, per: MILLION },
  "CloudFront: requests": { dollars: 1.2, per: MILLION, free: 10 * MILLION },
  "CloudFront: GB": { dollars: 0.085, per: 1, free: 1000 },
  "SQS: requests": { dollars: 0.4, per: MILLION, free: MILLION },
  "S3: GB stored": { dollars: 0.0245, per: 1 },
  "S3: writes": { dollars: 5.4, per: MILLION },
  "S3: reads": { dollars: 0.43, per: MILLION },
  // The next five are those of us-east-1, which is a little cheaper.
  "AWS Backup: GB of the table": { dollars: 0.1, per: 1 },
  "AWS Backup: GB of files": { dollars: 0.05, per: 1 },
  "RUM: events": { dollars: 1, per: 100_000 },
  "GuardDuty: GB scanned": { dollars: 0.09, per: 1 },
  "GuardDuty: objects scanned": { dollars: 0.215, per: 1000 },
  "Firehose: GB": { dollars: 0.033, per: 1 },
  "X-Ray: traces": { dollars: 5, per: MILLION, free: 100_000 },
  "CloudWatch: metrics of alarms": { dollars: 0.1, per: 1, free: 10 },
  "CloudWatch: own metrics": { dollars: 0.3, per: 1, free: 10 },
  "CloudWatch: dashboards": { dollars: 3, per: 1, free: 3 },
  "CloudWatch: GB of logs": { dollars: 0.63, per: 1, free: 5 },
  "Secrets Manager: secrets": { dollars: 0.4, per: 1 },
  "Route 53: zones": { dollars: 0.5, per: 1 },
} as const satisfies Readonly<Record<string, Price>>;

export type PriceName = keyof typeof prices;

export const dollarsFor = (name: PriceName, amount: number): number => {
  const { dollars, per, free = 0 }: Price = prices[name];
  return (Math.max(0, amount - free) / per) * dollars;
};

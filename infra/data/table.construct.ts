import { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, BillingMode, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { Construct } from "constructs";

export interface PortalTableProps {
  readonly keep: boolean;
}

/** Without a stream: what must follow a write is announced on a queue. */
export class PortalTable extends Construct {
  readonly table: Table;
  readonly indexArns: readonly string[];

  constructor(scope: Construct, id: string, { keep }: PortalTableProps) {
    super(scope, id);
    this.table = new Table(this, "Table", {
      partitionKey: { name: "pk", type: AttributeType.STRING },
      sortKey: { name: "sk", type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keep,
      timeToLiveAttribute: "expiresAt",
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.indexArns = [
      this.addIndex("byChangedAt", "changedAt", ["listed", "version", "deleted", "children", "touched"]),
      this.addIndex("byDueAt", "dueAt", ["state"]),
    ];
  }

  private addIndex(indexName: string, sortKey: string, nonKeyAttributes: string[]) {
    this.table.addLocalSecondaryIndex({
      indexName,
      sortKey: { name: sortKey, type: AttributeType.NUMBER },
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes,
    });
    return `${this.table.tableArn}/index/${indexName}`;
  }
}

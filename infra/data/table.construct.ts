import { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, BillingMode, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { Construct } from "constructs";

const { NUMBER, STRING } = AttributeType;

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
      partitionKey: { name: "pk", type: STRING },
      sortKey: { name: "sk", type: STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keep,
      timeToLiveAttribute: "expiresAt",
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.indexArns = [
      this.addIndex("byChangedAt", "changedAt", NUMBER, [
        "listed",
        "version",
        "deleted",
        "children",
        "touched",
      ]),
      this.addIndex("byDueAt", "dueAt", NUMBER, ["state"]),
      // Spare: none can be added to an existing table, and one that no item is in costs nothing.
      this.addIndex("bySortNumber", "sortNumber", NUMBER),
      this.addIndex("bySortText", "sortText", STRING),
    ];
  }

  private addIndex(indexName: string, sortKey: string, type: AttributeType, nonKeyAttributes?: string[]) {
    this.table.addLocalSecondaryIndex({
      indexName,
      sortKey: { name: sortKey, type },
      ...(nonKeyAttributes
        ? { projectionType: ProjectionType.INCLUDE, nonKeyAttributes }
        : { projectionType: ProjectionType.KEYS_ONLY }),
    });
    return `${this.table.tableArn}/index/${indexName}`;
  }
}

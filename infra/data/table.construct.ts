import { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, BillingMode, type ITable, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { Construct } from "constructs";

const { NUMBER, STRING } = AttributeType;

export interface PortalTableProps {
  readonly keep: boolean;
  readonly isProtected: boolean;
  readonly restored?: string | undefined;
}

const addIndex = (
  table: Table,
  indexName: string,
  sortKey: string,
  type: AttributeType,
  nonKeyAttributes?: string[],
) => {
  table.addLocalSecondaryIndex({
    indexName,
    sortKey: { name: sortKey, type },
    ...(nonKeyAttributes
      ? { projectionType: ProjectionType.INCLUDE, nonKeyAttributes }
      : { projectionType: ProjectionType.KEYS_ONLY }),
  });
  return indexName;
};

export class PortalTable extends Construct {
  readonly table: ITable;
  readonly indexArns: readonly string[];

  constructor(scope: Construct, id: string, { keep, isProtected, restored }: PortalTableProps) {
    super(scope, id);
    const own = new Table(this, "Table", {
      partitionKey: { name: "pk", type: STRING },
      sortKey: { name: "sk", type: STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: isProtected,
      timeToLiveAttribute: "expiresAt",
      removalPolicy: keep ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    const indexes = [
      addIndex(own, "byChangedAt", "changedAt", NUMBER, [
        "listed",
        "version",
        "deleted",
        "children",
        "touched",
      ]),
      addIndex(own, "byDueAt", "dueAt", NUMBER, ["state"]),
      addIndex(own, "bySortNumber", "sortNumber", NUMBER),
      addIndex(own, "bySortText", "sortText", STRING),
    ];
    // The own table stays beside it, so that an empty setting leads back.
    this.table = restored ? Table.fromTableName(this, "Restored", restored) : own;
    this.indexArns = indexes.map((name) => `${this.table.tableArn}/index/${name}`);
  }
}

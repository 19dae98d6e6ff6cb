import { Construct } from "constructs";
import { type ContractTree, endpointsOf, routeKeyOf } from "../../shared/contract/endpoint.ts";
import type { AreaName } from "../../shared/portal.contract.ts";
import { Area, type AreaProps } from "./area.construct.ts";

export type Contracts = Readonly<Record<AreaName, ContractTree>>;

export interface AreasProps extends Omit<AreaProps, "area" | "contract"> {
  readonly contracts: Contracts;
}

const isArea = (name: string, contracts: Contracts): name is AreaName => name in contracts;

export class Areas extends Construct {
  constructor(scope: Construct, id: string, { contracts, ...props }: AreasProps) {
    super(scope, id);
    const areas = Object.keys(contracts)
      .filter((name) => isArea(name, contracts))
      .map((area) => new Area(this, area, { ...props, area, contract: contracts[area] }));
    const publicRoutes = Object.values(contracts)
      .flatMap((contract) => endpointsOf(contract))
      .filter(({ endpoint }) => !endpoint.access.session)
      .map(({ endpoint }) => routeKeyOf(endpoint));
    props.api.throttlePublic(
      [...publicRoutes, "$default"],
      areas.flatMap(({ routes }) => routes),
    );
  }
}

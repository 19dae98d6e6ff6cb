import { Construct } from "constructs";
import { type ContractTree, routesOf } from "../../shared/contract/endpoint.ts";
import type { AreaName } from "../../shared/portal.contract.ts";
import { Area, type AreaProps } from "./area.construct.ts";
import { fallbackArea } from "./areas.ts";
import { Routes } from "./routes.stack.ts";

export type Contracts = Readonly<Record<AreaName, ContractTree>>;

export interface AreasProps extends Omit<AreaProps, "area" | "contract"> {
  readonly contracts: Contracts;
}

const everythingElse = { shape: "$default", routeKey: "$default" };

const isArea = (name: string, contracts: Contracts): name is AreaName => name in contracts;

const publicRouteKeys = (contracts: Contracts) =>
  Object.values(contracts)
    .flatMap(routesOf)
    .filter(({ endpoints }) => endpoints.some(({ access }) => !access.session))
    .map(({ routeKey }) => routeKey);

export class Areas extends Construct {
  readonly routes: Routes;

  constructor(scope: Construct, id: string, { contracts, ...props }: AreasProps) {
    super(scope, id);
    const areas = Object.keys(contracts)
      .filter((name) => isArea(name, contracts))
      .map((area) => ({
        area,
        handler: new Area(this, area, { ...props, area, contract: contracts[area] }).handler,
        routes: [...routesOf(contracts[area]), ...(area === fallbackArea ? [everythingElse] : [])],
      }));
    this.routes = new Routes(this, "Routes", { api: props.api, areas });
    props.api.throttlePublic([...publicRouteKeys(contracts), everythingElse.routeKey], this.routes);
  }
}

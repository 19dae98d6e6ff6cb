import { fold } from "../../../shared/fold.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import type { HolidayRegion } from "../../data/calendar/holidays-between.ts";

const southTyrol: HolidayRegion = ["IT", "32", "BZ"];

const regions: readonly (readonly [name: string, place: HolidayRegion])[] = [
  ["Burgenland", ["AT", "1"]],
  ["Kärnten", ["AT", "2"]],
  ["Niederösterreich", ["AT", "3"]],
  ["Oberösterreich", ["AT", "4"]],
  ["Salzburg", ["AT", "5"]],
  ["Steiermark", ["AT", "6"]],
  ["Tirol", ["AT", "7"]],
  ["Vorarlberg", ["AT", "8"]],
  ["Wien", ["AT", "9"]],
  ["Baden-Württemberg", ["DE", "BW"]],
  ["Bayern", ["DE", "BY"]],
  ["Berlin", ["DE", "BE"]],
  ["Brandenburg", ["DE", "BB"]],
  ["Bremen", ["DE", "HB"]],
  ["Hamburg", ["DE", "HH"]],
  ["Hessen", ["DE", "HE"]],
  ["Mecklenburg-Vorpommern", ["DE", "MV"]],
  ["Niedersachsen", ["DE", "NI"]],
  ["Nordrhein-Westfalen", ["DE", "NW"]],
  ["Rheinland-Pfalz", ["DE", "RP"]],
  ["Saarland", ["DE", "SL"]],
  ["Sachsen", ["DE", "SN"]],
  ["Sachsen-Anhalt", ["DE", "ST"]],
  ["Schleswig-Holstein", ["DE", "SH"]],
  ["Thüringen", ["DE", "TH"]],
  ["Südtirol", southTyrol],
  ["Alto Adige", southTyrol],
  ["Bozen", southTyrol],
  ["Bolzano", southTyrol],
];

const byName = new Map(regions.map(([name, region]) => [fold(name), region]));

export const regionOf = ({ province }: Pick<Organisation, "province">): HolidayRegion =>
  byName.get(fold(province?.trim() ?? "")) ?? ["AT"];

import { fold } from "../../../shared/fold.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import type { HolidayPlace } from "../../data/calendar/holidays-between.ts";

const southTyrol: HolidayPlace = ["IT", "32", "BZ"];

const places: readonly (readonly [name: string, place: HolidayPlace])[] = [
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

const byName = new Map(places.map(([name, place]) => [fold(name), place]));

/** An office without a province that is known has the holidays of all Austria. */
export const placeOf = ({ province }: Pick<Organisation, "province">): HolidayPlace =>
  byName.get(fold(province?.trim() ?? "")) ?? ["AT"];

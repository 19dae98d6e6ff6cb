import * as z from "zod";
import stored from "./towns.json" with { type: "json" };

const Town = z.object({
  name: z.string(),
  zip: z.string(),
  province: z.string(),
  country: z.enum(["AT", "IT", "DE"]),
  dial: z.string(),
  street: z.string(),
  court: z.string(),
  firm: z.string(),
  /** Such as `3105 Unterradlberg`. */
  nearby: z.array(z.string()),
});
export type Town = Readonly<z.infer<typeof Town>>;

/** The first is the group's technical contact. */
export const towns: readonly Town[] = z.array(Town).parse(stored);

export const placesNear = ({ nearby }: Town): (readonly [zip: string, name: string])[] =>
  nearby.map((place) => {
    const end = place.indexOf(" ");
    return [place.slice(0, end), place.slice(end + 1)];
  });

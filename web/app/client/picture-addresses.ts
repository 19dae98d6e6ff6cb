import type { Pictures } from "../../../shared/files/pictures.ts";
import { hasTypes } from "./has-types.ts";
import { whenPersonLeaves } from "./session.ts";

interface Known {
  readonly leadsTo: string;
  /** In ms. */
  readonly until: number;
}

const known = new Map<string, Known>();

whenPersonLeaves(() => known.clear());

const isNotifying = (answer: unknown): answer is { readonly pictures: Pictures } =>
  hasTypes(answer, { pictures: "object" }) &&
  hasTypes(answer.pictures, { maxAge: "number", addresses: "object" });

const isGood = (one: Known | undefined) => one !== undefined && Date.now() < one.until;

/** `at`: when it was answered, in ms. Valid addresses stay, so that the browser finds the pictures in its cache. */
export const notePictures = (answer: unknown, at = Date.now()) => {
  if (!isNotifying(answer)) return;
  const { maxAge, addresses } = answer.pictures;
  const until = at + maxAge * 1000;
  for (const [address, leadsTo] of Object.entries(addresses)) {
    if (!isGood(known.get(address))) known.set(address, { leadsTo, until });
  }
};

export const pictureAddress = (address: string): string => {
  const one = known.get(address);
  return one && isGood(one) ? one.leadsTo : address;
};

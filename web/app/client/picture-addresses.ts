import * as z from "zod";
import { Pictures } from "../../../shared/files/pictures.ts";
import { whenPersonLeaves } from "./session.ts";

interface Known {
  readonly leadsTo: string;
  /** In ms. */
  readonly until: number;
}

const known = new Map<string, Known>();

whenPersonLeaves(() => known.clear());

const Telling = z.object({ pictures: Pictures });

const isGood = (one: Known | undefined) => one !== undefined && Date.now() < one.until;

/** Takes what an answer tells of pictures; what is known stays, so that the browser finds its bytes again. */
export const notePictures = (answer: unknown) => {
  const { maxAge = 0, addresses = {} } = Telling.safeParse(answer).data?.pictures ?? {};
  const until = Date.now() + maxAge * 1000;
  for (const [address, leadsTo] of Object.entries(addresses)) {
    if (!isGood(known.get(address))) known.set(address, { leadsTo, until });
  }
};

/** Where a picture's address leads, if that is known; else itself, which the server answers with a redirect. */
export const pictureAddress = (address: string): string => {
  const one = known.get(address);
  return one && isGood(one) ? one.leadsTo : address;
};

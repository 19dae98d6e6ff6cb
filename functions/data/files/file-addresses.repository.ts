import { createPrivateKey } from "node:crypto";
import { getSignedUrl } from "@aws-sdk/cloudfront-signer";
import type { ImageVariant, PublicVariant } from "../../../shared/files/file-address.ts";
import { setting } from "../../platform/runtime/environment.ts";
import { contentDisposition } from "../../platform/storage/content-disposition.ts";
import { fileKeyOf } from "./object-keys.ts";

/** In seconds; in a period all instances sign the same address, so that browsers can cache the bytes. */
const PERIOD = 10 * 60;

interface Disposition {
  readonly fileName: string;
  readonly isInline: boolean;
}

const periodOf = (now: Date) => Math.floor(now.getTime() / 1000 / PERIOD) * PERIOD;

const pem = (privateKey: string) =>
  String(
    createPrivateKey({ key: Buffer.from(privateKey, "base64"), format: "der", type: "pkcs8" }).export({
      format: "pem",
      type: "pkcs8",
    }),
  );

export const openFileAddresses = () => {
  const origin = setting("PORTAL_ORIGIN");
  const keyPairId = setting("FILE_ADDRESS_KEY_ID");
  const privateKey = pem(setting("FILE_ADDRESS_KEY"));
  let signed = { period: 0, addresses: new Map<string, string>() };

  /** `disposition` replaces the stored one. */
  const addressOf = (
    id: string,
    variant: PublicVariant | undefined,
    now: Date,
    disposition?: Disposition,
  ): string => {
    const url = new URL(fileKeyOf(id, variant), origin);
    if (disposition) {
      const { fileName, isInline } = disposition;
      url.searchParams.set("response-content-disposition", contentDisposition(fileName, isInline));
    }
    const dateLessThan = new Date((periodOf(now) + 2 * PERIOD) * 1000);
    return getSignedUrl({ url: url.href, keyPairId, privateKey, dateLessThan });
  };

  return {
    addressOf,

    /** Like `addressOf`, but cached, since a list needs many of the same. */
    pictureAddress: (id: string, variant: ImageVariant, now: Date): string => {
      const period = periodOf(now);
      if (period !== signed.period) signed = { period, addresses: new Map() };
      const key = fileKeyOf(id, variant);
      const known = signed.addresses.get(key) ?? addressOf(id, variant, now);
      signed.addresses.set(key, known);
      return known;
    },
  };
};

export type FileAddresses = ReturnType<typeof openFileAddresses>;

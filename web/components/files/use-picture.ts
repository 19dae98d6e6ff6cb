import { useState } from "react";
import { pictureAddress } from "../../app/client/picture-addresses.ts";

interface Shown {
  readonly of: string | undefined;
  readonly src: string | undefined;
}

const begin = (address: string | undefined): Shown => ({
  of: address,
  src: address === undefined ? undefined : pictureAddress(address),
});

/** A mounted image keeps its signed address; if that fails, it falls back to the plain one. */
export const usePicture = (address: string | undefined) => {
  const [kept, keep] = useState(() => begin(address));
  const shown = kept.of === address ? kept : begin(address);
  if (shown !== kept) keep(shown);
  return {
    src: shown.src,
    onError: () => keep({ of: address, src: shown.src === address ? undefined : address }),
  };
};

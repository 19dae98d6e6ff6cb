import { useState } from "react";
import { pictureAddress } from "../../app/client/picture-addresses.ts";

interface Shown {
  readonly of: string | undefined;
  /** Undefined once nothing could be shown. */
  readonly src: string | undefined;
}

const begin = (address: string | undefined): Shown => ({
  of: address,
  src: address === undefined ? undefined : pictureAddress(address),
});

/** Of an image, which stays where it was first found; what is not there any more is asked for at its own address. */
export const usePicture = (address: string | undefined) => {
  const [kept, keep] = useState(() => begin(address));
  const shown = kept.of === address ? kept : begin(address);
  if (shown !== kept) keep(shown);
  return {
    src: shown.src,
    onError: () => keep({ of: address, src: shown.src === address ? undefined : address }),
  };
};

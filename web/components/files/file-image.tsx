import "./file-image.css";
import { useState } from "react";
import { fileAddress, type ImageVariant } from "../../../shared/files/file-address.ts";

export type AddressOf = (fileId: string, variant?: ImageVariant) => string;

interface FileImageProps {
  /** Null shows an empty place of the same size. */
  fileId: string | null;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** `thumbnail` up to some 200 px of width, `preview` beyond. */
  variant?: ImageVariant;
  /** Width by height; reserves the place while loading. */
  ratio?: `${number} / ${number}`;
  /** `cover` fills the place, `whole` shows all of the image. */
  fit?: "cover" | "whole";
  addressOf?: AddressOf;
  className?: string;
}

export const FileImage = ({
  fileId,
  alt,
  variant = "preview",
  ratio = "16 / 9",
  fit = "cover",
  addressOf = fileAddress,
  className = "",
}: FileImageProps) => {
  const [failed, setFailed] = useState<string>();
  const isShown = fileId !== null && failed !== fileId;

  return (
    <span className={`file-image ${className}`} data-fit={fit} style={{ aspectRatio: ratio }}>
      {isShown ? (
        <img
          src={addressOf(fileId, variant)}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(fileId)}
        />
      ) : (
        <>
          <i className="pi pi-image" aria-hidden="true" />
          {alt && <span className="visually-hidden">{alt}</span>}
        </>
      )}
    </span>
  );
};

import "./file-image.css";
import { fileAddress, type ImageVariant } from "../../../shared/files/file-address.ts";
import { usePicture } from "./use-picture.ts";

export type AddressOf = (fileId: string, variant?: ImageVariant) => string;

interface FileImageProps {
  fileId: string | null;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** `thumbnail` up to some 200 px of width, `preview` beyond. */
  variant?: ImageVariant;
  /** Width by height; reserves the space while loading. */
  ratio?: `${number} / ${number}`;
  fit?: "cover" | "whole";
  /** The largest image above the fold, fetched before all others. */
  isMain?: boolean;
  addressOf?: AddressOf;
  className?: string;
}

export const FileImage = ({
  fileId,
  alt,
  variant = "preview",
  ratio = "16 / 9",
  fit = "cover",
  isMain = false,
  addressOf = fileAddress,
  className = "",
}: FileImageProps) => {
  const { src, onError } = usePicture(fileId === null ? undefined : addressOf(fileId, variant));

  return (
    <span className={`file-image ${className}`} data-fit={fit} style={{ aspectRatio: ratio }}>
      {src !== undefined ? (
        <img
          src={src}
          alt={alt}
          loading={isMain ? "eager" : "lazy"}
          fetchPriority={isMain ? "high" : "auto"}
          decoding="async"
          onError={onError}
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

import "./person-avatar.css";
import { fileAddress } from "../../../shared/files/file-address.ts";
import type { Colleague } from "../../../shared/organisations/employee.ts";
import { usePicture } from "../files/use-picture.ts";

interface PersonAvatarProps {
  person: Pick<Colleague, "firstname" | "lastname">;
  fileId?: string | null | undefined;
  /** Empty if the name stands beside it. */
  alt?: string;
  size?: "small" | "medium" | "large";
}

const firstOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? "";

export const PersonAvatar = ({ person, fileId = null, alt = "", size = "medium" }: PersonAvatarProps) => {
  const variant = size === "large" ? "preview" : "thumbnail";
  const { src, onError } = usePicture(fileId === null ? undefined : fileAddress(fileId, variant));
  const { firstname, lastname } = person;
  if (src === undefined) {
    return (
      <span className="person-avatar" data-size={size} aria-hidden="true">
        {firstOf(firstname) + firstOf(lastname)}
      </span>
    );
  }
  return (
    <span className="person-avatar" data-size={size}>
      <img src={src} alt={alt} loading="lazy" decoding="async" onError={onError} />
    </span>
  );
};

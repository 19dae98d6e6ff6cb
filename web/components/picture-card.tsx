import "./picture-card.css";
import { FileImage } from "./files/file-image.tsx";
import { Card } from "./layout/card.tsx";

interface PictureCardProps {
  /** Null makes a card of words, unless its place is kept. */
  fileId: string | null;
  keepsPlace?: boolean;
  children: React.ReactNode;
}

export const PictureCard = ({ fileId, keepsPlace = false, children }: PictureCardProps) => (
  <Card className="picture-card" pad="none">
    {(fileId !== null || keepsPlace) && <FileImage className="picture-card-image" fileId={fileId} alt="" />}
    <div className="picture-card-words">{children}</div>
  </Card>
);

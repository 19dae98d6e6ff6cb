import "./picture-card.css";
import { FileImage } from "./files/file-image.tsx";
import { Card } from "./layout/card.tsx";

interface PictureCardProps {
  /** Null makes a card of words. */
  fileId: string | null;
  children: React.ReactNode;
}

export const PictureCard = ({ fileId, children }: PictureCardProps) => (
  <Card className="picture-card" pad="none">
    {fileId !== null && <FileImage className="picture-card-image" fileId={fileId} alt="" />}
    <div className="picture-card-words">{children}</div>
  </Card>
);

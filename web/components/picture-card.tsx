import "./picture-card.css";
import { FileImage } from "./files/file-image.tsx";
import { Card } from "./layout/card.tsx";

interface PictureCardProps {
  /** Nothing where there is no picture. */
  fileId: string | null;
  children: React.ReactNode;
}

/** A card below a picture. */
export const PictureCard = ({ fileId, children }: PictureCardProps) => (
  <Card className="picture-card" pad="none">
    <FileImage className="picture-card-image" fileId={fileId} alt="" />
    <div className="picture-card-words">{children}</div>
  </Card>
);

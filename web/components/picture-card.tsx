import "./picture-card.css";
import { FileImage } from "./files/file-image.tsx";
import { Card } from "./layout/layout.tsx";

interface PictureCardProps {
  fileId: string | null;
  cover?: React.ReactNode;
  isMain?: boolean;
  children: React.ReactNode;
}

export const PictureCard = ({ fileId, cover, isMain = false, children }: PictureCardProps) => (
  <Card className="picture-card" pad="none">
    {fileId === null && cover !== undefined ? (
      <div className="picture-card-cover">{cover}</div>
    ) : (
      <FileImage className="picture-card-image" fileId={fileId} alt="" isMain={isMain} />
    )}
    <div className="picture-card-words">{children}</div>
  </Card>
);

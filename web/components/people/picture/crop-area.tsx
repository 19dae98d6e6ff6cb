import "react-easy-crop/react-easy-crop.css";
import "./crop-area.css";
import { useId, useState } from "react";
import Cropper from "react-easy-crop";
import { FieldHelp } from "../../form/field-help.tsx";
import { Stack } from "../../layout/layout.tsx";
import { pictureText as text } from "./picture.text.ts";
import type { Square } from "./square.ts";

const MOST = 4;

interface CropAreaProps {
  address: string;
  onChange: (square: Square) => void;
  onUnreadable: () => void;
}

const CropArea = ({ address, onChange, onUnreadable }: CropAreaProps) => {
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);

  return (
    <Stack gap={2}>
      <div className="crop-stage">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, square) => onChange(square)}
          // The library's own shadow is wider than browsers draw.
          style={{ cropAreaStyle: { boxShadow: "0 0 0 400px" } }}
          mediaProps={{ alt: "", onError: onUnreadable }}
          cropperProps={{
            role: "application",
            "aria-label": text.area,
            "aria-describedby": `${id}-help`,
          }}
        />
      </div>
      <label className="crop-zoom">
        <span>{text.zoom}</span>
        <input
          type="range"
          min={1}
          max={MOST}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
      <FieldHelp id={`${id}-help`}>{text.areaHelp}</FieldHelp>
    </Stack>
  );
};

export default CropArea;

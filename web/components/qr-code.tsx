import "./qr-code.css";
import { encode } from "uqr";

/** Modules of quiet zone (ISO 18004). */
const QUIET = 4;

/** Drawn here, so that the secret does not leave the browser. */
export const QrCode = ({ content, label }: { content: string; label: string }) => {
  const { data, size } = encode(content, { ecc: "M", border: QUIET });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));

  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={modules.join("")} />
    </svg>
  );
};

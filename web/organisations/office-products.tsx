import { OfficePart } from "./office-part.tsx";
import { officeFields } from "./organisations.text.ts";

/** Separated by commas or line breaks. */
export const OfficeProducts = ({ products }: { products: string | null }) => {
  const offered = [...new Set((products ?? "").split(/[,;\n]/).map((product) => product.trim()))].filter(
    Boolean,
  );
  if (offered.length === 0) return null;

  return (
    <OfficePart>
      <h2>{officeFields.products}</h2>
      <ul className="office-products">
        {offered.map((product) => (
          <li key={product}>{product}</li>
        ))}
      </ul>
    </OfficePart>
  );
};

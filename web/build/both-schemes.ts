import { type Declaration, parse, type Root } from "postcss";

const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)|\btransparent\b/gi;

const declarationsOf = (sheet: Root): Declaration[] => {
  const found: Declaration[] = [];
  sheet.walkDecls((declaration) => void found.push(declaration));
  return found;
};

const where = ({ parent, prop }: Declaration): string =>
  `${parent && "selector" in parent ? String(parent.selector) : ""} { ${prop} }`;

/** Zips two sheets that differ in colours alone into one with a custom property for each pair. */
export const bothSchemes = (light: string, dark: string): string => {
  const sheet = parse(light);
  const others = declarationsOf(parse(dark));
  const names = new Map<string, string>();

  const nameOf = (one: string, other: string): string => {
    if (one === other) return one;
    const pair = `light-dark(${one}, ${other})`;
    const name = names.get(pair) ?? `--theme-${names.size}`;
    names.set(pair, name);
    return `var(${name})`;
  };

  for (const [index, declaration] of declarationsOf(sheet).entries()) {
    const other = others[index];
    // The page decides which scheme it follows.
    if (declaration.prop === "color-scheme") declaration.remove();
    else if (
      !other ||
      where(other) !== where(declaration) ||
      other.value.replace(colour, "") !== declaration.value.replace(colour, "")
    )
      throw new Error(`The themes differ in more than colours: ${where(declaration)}`);
    else {
      const colours = other.value.match(colour) ?? [];
      declaration.value = declaration.value.replace(colour, (one) => nameOf(one, colours.shift() ?? one));
    }
  }

  const pairs = [...names].map(([pair, name]) => `${name}: ${pair};`);
  return `:root { ${pairs.join(" ")} }\n${sheet.toString()}`;
};

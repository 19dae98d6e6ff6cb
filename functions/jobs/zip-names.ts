const ENDING = /(\.\w{1,10})?$/;

/** A name is a name, never a path. */
const plainName = (name: string) => {
  const plain = name.normalize("NFC").replaceAll(/[/\\\p{Cc}]/gu, "_");
  return /^\.{0,2}$/.test(plain) ? "_" : plain;
};

/** Names that no other entry of the same folder has, on systems that ignore case as well. */
export const uniqueNames = () => {
  const taken = new Set<string>();
  return (folder: string, name: string): string => {
    const plain = plainName(name);
    for (let count = 1; ; count += 1) {
      const path = folder + (count === 1 ? plain : plain.replace(ENDING, ` (${count})$1`));
      const key = path.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
};

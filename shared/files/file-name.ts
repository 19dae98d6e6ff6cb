import * as z from "zod";

const MAX_FILE_NAME = 255;

/** Bidirectional and invisible marks; joiners and tags stay, since emoji and scripts need them. */
const HIDDEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu;

/** NFC, since all comparisons of names expect this spelling of umlauts. */
export const plainName = (name: string): string => name.normalize("NFC").replaceAll(HIDDEN, "").trim();

/** An uploader cannot correct names, so characters that no file system takes are replaced. */
export const UploadedName = z
  .string()
  .max(1000)
  .transform((name) =>
    plainName(name.replaceAll(/[\p{Cc}\u2028\u2029]/gu, "")).replaceAll(/[/\\]|^\.{1,2}$/g, "_"),
  )
  .pipe(z.string().min(1).max(MAX_FILE_NAME));

/** A person can correct a typed name, so characters that no file system takes are refused. */
export const TypedName = z
  .string()
  .max(1000)
  .transform(plainName)
  .pipe(
    z
      .string()
      .min(1)
      .max(MAX_FILE_NAME)
      .regex(/^[^\p{Cc}\u2028\u2029]*$/u, {
        error: "Zeilenumbrüche und Steuerzeichen sind hier nicht erlaubt.",
      })
      .regex(/^[^/\\]*$/, { error: "Ein Name darf keinen Schrägstrich haben." })
      .regex(/^(?!\.{1,2}$)/, { error: "Ein Name kann nicht nur aus Punkten bestehen." }),
  );

const programs =
  /\.(app|apk|bat|cmd|com|cpl|deb|dll|dmg|exe|gadget|hta|inf|iso|jar|jse?|jsp|lnk|mjs|msc|msi|msix|msp|php|pif|pl|ps1|psm1|py|rb|reg|rpm|scr|sh|sys|vbe?|vbs|wasm|wsf|wsh)$/i;

export const isProgram = (name: string): boolean => programs.test(name);

/** The type of such a file is not detected, so its bytes need not come first. */
export const isAnything = (name: string): boolean => /\.bin$/i.test(name);

/**
 * Renaming keeps a file's kind: "Bericht" with the content of "scan.pdf" becomes "Bericht.pdf",
 * and "setup.bat" with that of "setup", which has no ending, becomes no program.
 */
export const namedAs = (title: string, fileName: string): string => {
  const ending = /\.\w{1,10}$/.exec(fileName)?.[0] ?? "";
  const name = title.toLowerCase().endsWith(ending.toLowerCase()) ? title : `${title}${ending}`;
  return isProgram(name) ? `${name}.txt` : name;
};

import * as z from "zod";

const MAX_FILE_NAME = 255;

/** Marks that turn text around or show nothing; joiners and tags belong to emoji and scripts. */
const HIDDEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu;

/** In the one spelling of umlauts that everything here compares by. */
export const plainName = (name: string): string => name.normalize("NFC").replaceAll(HIDDEN, "").trim();

/** As an uploader's device calls it: what no file system takes is replaced. */
export const UploadedName = z
  .string()
  .max(1000)
  .transform((name) =>
    plainName(name.replaceAll(/[\p{Cc}\u2028\u2029]/gu, "")).replaceAll(/[/\\]|^\.{1,2}$/g, "_"),
  )
  .pipe(z.string().min(1).max(MAX_FILE_NAME));

/** As a person types it: what no file system takes is refused. */
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

/** A click on such a file runs it. */
export const isProgram = (name: string): boolean => programs.test(name);

/** Nothing recognises what is in it, so its bytes need not come first. */
export const isAnything = (name: string): boolean => /\.bin$/i.test(name);

/**
 * A file stays of its kind whatever it is called: "Bericht" with the content of "scan.pdf" is "Bericht.pdf",
 * and "setup.bat" with that of "setup", which has none, is no program.
 */
export const namedAs = (title: string, fileName: string): string => {
  const ending = /\.\w{1,10}$/.exec(fileName)?.[0] ?? "";
  const name = title.toLowerCase().endsWith(ending.toLowerCase()) ? title : `${title}${ending}`;
  return isProgram(name) ? `${name}.txt` : name;
};

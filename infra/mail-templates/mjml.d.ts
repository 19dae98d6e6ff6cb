// mjml 5 ships no types.
declare module "mjml" {
  interface Options {
    readonly filePath: string;
    readonly ignoreIncludes: boolean;
    readonly keepComments: boolean;
    readonly fonts: Readonly<Record<string, string>>;
    readonly validationLevel: "strict";
  }
  export default function mjml(source: string, options: Options): Promise<{ readonly html: string }>;
}

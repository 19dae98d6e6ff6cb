declare module "jsdom" {
  export class JSDOM {
    constructor(markup: string, options?: { readonly contentType?: string });
    readonly window: { readonly document: Document };
  }
}

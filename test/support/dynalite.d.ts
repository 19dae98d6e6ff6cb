declare module "dynalite/validations/index.js" {
  type Types = Readonly<Record<string, object>>;
  type Store = { readonly options: { readonly maxItemSize: number } };
  type Custom = (data: object, store: Store) => string | undefined;

  export const checkTypes: (data: object, types: Types) => object;
  export const checkValidations: (data: object, types: Types, custom: Custom, store: Store) => void;
}

declare module "dynalite/validations/*.js" {
  export const types: Readonly<Record<string, object>>;
  export const custom: (
    data: object,
    store: { readonly options: { readonly maxItemSize: number } },
  ) => string | undefined;
}

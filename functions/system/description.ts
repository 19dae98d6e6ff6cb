import { portal } from "../../shared/portal.contract.ts";
import { renderDocs } from "./docs.ts";
import { type OpenApiDocument, type OpenApiOptions, openApiOf } from "./openapi.ts";

const once = <Value>(make: () => Value) => {
  let made: { readonly value: Value } | undefined;
  return (): Value => {
    made ??= { value: make() };
    return made.value;
  };
};

export const openDescription = (options: OpenApiOptions) => {
  const document = once((): OpenApiDocument => openApiOf(portal, options));
  return { json: once(() => JSON.stringify(document())), page: once(() => renderDocs(document())) };
};

// Runs in CloudFront: public pages are the API's, under addresses that people read and pass on.
/** @type {[RegExp, string][]} */
const pages = [
  [/^\/news\/([^/]+)\/?$/, "/v1/public/articles/$1/page"],
  [/^\/neuigkeiten\/?$/, "/v1/public/pages/articles"],
  [/^\/kanzleien\/?$/, "/v1/public/pages/organisations"],
  [/^\/kanzleien\/([^/]+)\/neuigkeiten\/?$/, "/v1/public/pages/articles/$1"],
  [/^\/kanzleien\/([^/]+(?:\/[^/]+)?)\/?$/, "/v1/public/pages/organisations/$1"],
  [/^\/sitemap\.xml$/, "/v1/public/pages/sitemap"],
  [/^\/robots\.txt$/, "/v1/public/pages/robots"],
];

/** @param {{ request: { uri: string } }} event */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const page = pages.find(([address]) => address.test(request.uri));
  if (page) request.uri = request.uri.replace(page[0], page[1]);
  return request;
}

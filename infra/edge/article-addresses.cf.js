// Runs in CloudFront: the page of a public article is the API's, under the address that people read and pass on.
/** @param {{ request: { uri: string } }} event */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const [, urlTitle] = /^\/news\/([^/]+)\/?$/.exec(request.uri) || [];
  if (urlTitle) request.uri = `/v1/public/articles/${urlTitle}/page`;
  return request;
}

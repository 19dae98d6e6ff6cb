// Runs in CloudFront: a page of the SPA has no file of its own, so every path without a file name gets the entry page.
// An error mapping would do the same to the API's own 404s.
/** @param {{ request: { uri: string } }} event */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const isFile = /\.[^/]*$/.test(request.uri);
  if (!isFile) request.uri = "/index.html";
  return request;
}

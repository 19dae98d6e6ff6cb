// Runs in CloudFront: every path without a file name gets the entry page of the SPA.
/** @param {{ request: { uri: string } }} event */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const isFile = /\.[^/]*$/.test(request.uri);
  if (!isFile) request.uri = "/index.html";
  return request;
}

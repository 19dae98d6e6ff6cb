// Runs in CloudFront: every path without a file name gets the entry page of the SPA, and code comes as the build has
// compressed it.
/** @param {{ request: { uri: string, headers: Record<string, { value: string } | undefined> } }} event */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const isFile = /\.[^/]*$/.test(request.uri);
  const accepted = request.headers["accept-encoding"];
  if (!isFile) request.uri = "/index.html";
  else if (accepted && /\bbr\b/.test(accepted.value))
    request.uri = request.uri.replace(/^\/code\//, "/code-br/");
  return request;
}

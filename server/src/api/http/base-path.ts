/** The path of the app's public address: '' at the root of its host. */
export function basePathOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** Removes the base path, unless the proxy in front already did. */
export function stripBasePath(url: string, basePath: string): string {
  const isBelow = basePath !== '' && `${url}/`.startsWith(`${basePath}/`);
  const rest = isBelow ? url.slice(basePath.length) : url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The path of the app's public address: '' at the root of its host. */
export function basePathOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** Without its origin, which clients send to proxies, and without the base path, unless the proxy already removed it. */
export function toPath(target: string, host: string | undefined, basePath: string): string {
  const [origin = '', named] = /^https?:\/\/([^/?#]*)/i.exec(target) ?? [];
  const url = named?.toLowerCase() === host?.toLowerCase() ? target.slice(origin.length) : target;
  const isBelow = basePath !== '' && `${url}/`.startsWith(`${basePath}/`);
  const rest = isBelow ? url.slice(basePath.length) : url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

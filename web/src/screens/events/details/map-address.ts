/** Some people enter the link to a meeting as its location. */
export const isWebAddress = (location: string) => /^https?:\/\/\S+$/i.test(location);

/**
 * Opens a location in the map app of the device: Android asks which one, and Apple's devices know this address as that of
 * theirs. Others have no such app, and show a map that belongs to no company. Nothing is loaded until it is followed.
 */
export function mapAddress(location: string, userAgent: string): string {
  const query = encodeURIComponent(location);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${query}`;
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${query}`;
  return `https://www.openstreetmap.org/search?query=${query}`;
}

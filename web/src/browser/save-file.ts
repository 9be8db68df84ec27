/** Until then the browser has surely taken it over. */
const KEPT_MS = 60_000;

export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveUrl(address, name);
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** By a link, as if it had been pressed. */
export function saveUrl(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

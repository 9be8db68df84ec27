/** By then the browser has started the download. */
const REVOKE_AFTER_MS = 60_000;

export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveUrl(address, name);
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}

export function saveUrl(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

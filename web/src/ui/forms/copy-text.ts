import { showToast } from '../feedback/show-toast.ts';

/** Copies a text and says so. Returns false if the browser does not allow it, as without https. */
export async function copyText(label: string, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  showToast({ severity: 'success', text: `${label} copied.` });
  return true;
}

/** For a text that was selected instead. */
export function askToCopy(label: string): void {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const how = isTouched ? 'touch and hold it, then choose Copy.' : 'press Ctrl+C.';
  const text = `Could not copy. The ${label.toLowerCase()} is selected: ${how}`;
  showToast({ severity: 'warning', text });
}

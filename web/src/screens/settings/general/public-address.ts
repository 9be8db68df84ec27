import { adviseOnAddress } from '../../../ui/forms/public-address.ts';

const USE = 'The address at which people open the app, for links in emails and for Google.';
const CHANGE =
  'Save only once the app is reachable there. The old address keeps working for 24 hours. After saving, enter the new redirect address in Google’s console.';

/** What the typed address means, compared with the one in force. */
export function describeAddress(typed: string, current: string | null): string {
  const isChanged = URL.canParse(typed.trim()) && typed.trim() !== (current ?? '');
  return [USE, adviseOnAddress(typed), isChanged && CHANGE].filter(Boolean).join(' ');
}

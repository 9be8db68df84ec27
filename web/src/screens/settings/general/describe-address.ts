import type { Setting } from '@assembly/contract/settings';
import { parseUrl } from '@assembly/contract/text/links-in';
import { adviseOnAddress } from '../../../ui/forms/advise-on-address.ts';
import { isFixed } from '../setting-values.ts';

const USE = 'The address at which people open the app, for links in emails and for Google.';
const CHANGE =
  'Save only once the app is reachable there. The old address keeps working for 24 hours. After saving, enter the new redirect address in the Google Cloud console.';

/** What the typed address means, compared with the one in force. */
export function describeAddress(typed: string, current: Pick<Setting, 'value' | 'source'>): string {
  if (isFixed(current)) return USE;
  const isChanged = parseUrl(typed.trim()) && typed.trim() !== (current.value ?? '');
  return [USE, adviseOnAddress(typed), isChanged && CHANGE].filter(Boolean).join(' ');
}

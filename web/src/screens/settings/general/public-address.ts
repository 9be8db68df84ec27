const USE = 'The address at which people open the app, for links in emails and for Google.';
const HTTP =
  'Without https, passwords and other data can be read on their way, and Google accepts only localhost.';
const CHANGE =
  'Save it only when the app can be reached there: the previous address is accepted for 24 more hours. Then enter the new redirect address in Google’s console.';

/** What the typed address means, compared with the one in force. */
export function describeAddress(typed: string, current: string | null): string {
  const sentences = [USE];
  const url = URL.parse(typed.trim());
  if (url?.protocol === 'http:' && url.hostname !== 'localhost') sentences.push(HTTP);
  if (url && typed.trim() !== (current ?? '')) sentences.push(CHANGE);
  return sentences.join(' ');
}

const GOOGLE_TOKEN = 'GOOGLE_REFRESH_TOKEN';
/** Written by the server, which makes a new one when somebody next turns on notifications on a device. */
const PUSH_KEY = 'PUSH_PRIVATE_KEY';

/** How to replace secrets that are lost, by the names of their variables. */
export function remedyFor(names: string[]): string {
  const actions = [
    names.includes(PUSH_KEY) && 'ask members to turn on notifications on their devices again',
    names.some((name) => name !== GOOGLE_TOKEN && name !== PUSH_KEY) && 'enter them again',
    names.includes(GOOGLE_TOKEN) && 'connect Google again',
  ];
  return actions.filter(Boolean).join(' and ');
}

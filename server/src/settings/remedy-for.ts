const GOOGLE_TOKEN = 'GOOGLE_REFRESH_TOKEN';
/** Written by the server, which makes a new one after this one was removed. */
const PUSH_KEY = 'PUSH_PRIVATE_KEY';
const REPLACE_PUSH_KEY = `run the command “set ${PUSH_KEY} ""” and ask members to turn on notifications on their devices again`;

/** How to replace secrets that are lost, by the names of their variables. */
export function remedyFor(names: string[]): string {
  const entered = [
    names.some((name) => name !== GOOGLE_TOKEN && name !== PUSH_KEY) && 'enter them again',
    names.includes(GOOGLE_TOKEN) && 'connect Google again',
  ].filter(Boolean);
  const actions = [
    entered.length > 0 && `${entered.join(' and ')} under Settings in the app`,
    names.includes(PUSH_KEY) && REPLACE_PUSH_KEY,
  ];
  return actions.filter(Boolean).join(', and ');
}

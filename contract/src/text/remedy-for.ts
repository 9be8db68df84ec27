const TOKEN = 'GOOGLE_REFRESH_TOKEN';

/** How to replace secrets that are lost, by the names of their variables. */
export function remedyFor(names: string[]): string {
  const actions = [
    names.some((name) => name !== TOKEN) && 'enter them again',
    names.includes(TOKEN) && 'connect Google again',
  ];
  return actions.filter(Boolean).join(' and ');
}

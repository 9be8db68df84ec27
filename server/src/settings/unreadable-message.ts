const TOKEN = 'GOOGLE_REFRESH_TOKEN';

/** What an operator can do about secrets that cannot be decrypted; undefined if there are none. */
export function unreadableMessage(names: string[]): string | undefined {
  if (names.length === 0) return undefined;
  return `These stored secrets cannot be decrypted with this server's key: ${names.join(', ')}. Restore the previous ASSEMBLY_SECRET or the file secret.key beside the database, which the user that runs the server must be able to read, or ${remedyFor(names)} under Settings in the app. Everything else keeps working.`;
}

/** How to replace secrets that are lost. */
export function remedyFor(names: string[]): string {
  const actions = [
    names.some((name) => name !== TOKEN) && 'enter them again',
    names.includes(TOKEN) && 'connect Google again',
  ];
  return actions.filter(Boolean).join(' and ');
}

type Message = string | ((...values: unknown[]) => string);

/** The message with this code; undefined if there is none, as for the code of a newer server. */
export function messageOf(
  messages: object,
  code: string,
  values: readonly unknown[] = [],
): string | undefined {
  if (!Object.hasOwn(messages, code)) return undefined;
  const message = (messages as Record<string, Message>)[code];
  return typeof message === 'function' ? message(...values) : message;
}

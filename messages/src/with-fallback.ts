type Message = string | ((...parameters: never[]) => unknown);
type Catalog = { [name: string]: Message | Catalog };

/** The same messages, except that one that throws is reported, and is empty. */
export function withFallback<Messages extends object>(
  messages: Messages,
  report: (error: unknown) => void,
): Messages {
  const guard = (message: Message | Catalog) => {
    if (typeof message === 'string') return message;
    if (typeof message === 'object') return withFallback(message, report);
    return (...parameters: never[]) => {
      try {
        return message(...parameters);
      } catch (error) {
        report(error);
        return '';
      }
    };
  };
  const guarded = Object.entries(messages as Catalog).map(([name, one]) => [name, guard(one)]);
  return Object.fromEntries(guarded) as Messages;
}

type Message = string | ((...parameters: never[]) => unknown);
type Catalog = { [name: string]: Message | Catalog };

interface Fallback<Messages> {
  /** Undefined while they are not loaded. */
  english: () => Messages | undefined;
  /** Gets what a message throws. */
  report: (error: unknown) => void;
  /** Names and numbers in a sentence must not change its order. */
  isRightToLeft?: boolean;
}

/** The same messages, except that one that throws is reported, and is the English one, or empty without it. */
export function withFallback<Messages extends object>(
  messages: Messages,
  { english, ...options }: Fallback<Messages>,
): Messages {
  const { report, isRightToLeft } = options;
  const guard = ([name, message]: [string, Message | Catalog]) => {
    if (typeof message === 'string') return [name, message];
    const inEnglish = () => (english() as Catalog | undefined)?.[name];
    if (typeof message === 'object') {
      const fallback = { ...options, english: inEnglish as () => Catalog | undefined };
      return [name, withFallback(message, fallback)];
    }
    const guarded = (...parameters: never[]) => {
      try {
        return message(...(isRightToLeft ? (parameters.map(isolate) as never[]) : parameters));
      } catch (error) {
        report(error);
        return (inEnglish() as typeof message | undefined)?.(...parameters) ?? '';
      }
    };
    return [name, guarded];
  };
  return Object.fromEntries(Object.entries(messages as Catalog).map(guard)) as Messages;
}

/** Between marks of Unicode, which text without markup can have, too. */
const isolate = (parameter: unknown) =>
  typeof parameter === 'string' && parameter ? `\u2068${parameter}\u2069` : parameter;

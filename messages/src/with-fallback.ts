type Message = string | ((...parameters: never[]) => unknown);
type Catalog = { [name: string]: Message | Catalog };

interface Options<Messages> {
  /** Undefined while they are not loaded. */
  english?: () => Messages | undefined;
  /** Gets what a message throws, once: it may throw whenever the app is rendered. */
  report: (error: unknown) => void;
  /** Names and numbers in a sentence must not change its order. */
  isRightToLeft?: boolean;
}

/** The same messages, except that one that throws is reported, and is the English one, or empty without it. */
export const withFallback = guard as <Messages extends object>(
  messages: Messages,
  options: Options<Messages>,
) => Messages;

function guard(messages: Catalog, options: Options<Catalog>): Catalog {
  const { english, report, isRightToLeft } = options;
  const entries = Object.entries(messages).map(([name, message]) => {
    if (typeof message === 'string') return [name, message];
    const inEnglish = () => english?.()?.[name] as never;
    if (typeof message === 'object')
      return [name, guard(message, { ...options, english: inEnglish })];
    let isReported = false;
    const guarded: typeof message = (...parameters) => {
      try {
        return message(...(isRightToLeft ? (parameters.map(isolate) as never[]) : parameters));
      } catch (error) {
        if (!isReported) report(error);
        isReported = true;
        return (inEnglish() as typeof message | undefined)?.(...parameters) ?? '';
      }
    };
    return [name, guarded];
  });
  return Object.fromEntries(entries);
}

/** Between marks of Unicode, which text without markup can have, too. */
const isolate = (parameter: unknown) =>
  typeof parameter === 'string' && parameter ? `\u2068${parameter}\u2069` : parameter;

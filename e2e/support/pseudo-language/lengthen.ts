/**
 * Messages as a longer language could have them, in brackets that no content has: texts outside of them are not translated.
 * Written into the modules of the messages, so it refers to nothing outside of it.
 */
export function lengthen(message: unknown): unknown {
  const filling = (length: number) =>
    ` ${'one two three four five six '.repeat(10).slice(0, Math.ceil(length * 0.4))}⟧`;
  if (typeof message === 'string') return message && `⟦${message}${filling(message.length)}`;
  if (typeof message === 'function') {
    return (...parameters: unknown[]) => lengthen(message(...parameters));
  }
  if (Array.isArray(message)) {
    const texts = message.filter((part) => typeof part === 'string');
    return ['⟦', ...message, filling(texts.join('').length)];
  }
  if (typeof message !== 'object' || !message || '$$typeof' in message) return message;
  return Object.fromEntries(Object.entries(message).map(([name, one]) => [name, lengthen(one)]));
}

/** The source of a module of messages, or the script that is built from it. */
export function lengthenModule(source: string): string {
  const [exported, built] =
    /\bexport ?\{ ?(\w+) as default ?\};?/.exec(source) ?? /\bexport default /.exec(source) ?? [];
  if (!exported) return source;
  const rest = source.replace(exported, built ? '' : 'const messages = ');
  return `${rest}\nexport default (${lengthen})(${built ?? 'messages'});\n`;
}

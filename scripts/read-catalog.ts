import { parseSync } from 'vite';

export interface Entry {
  /** Where the value is in the file. */
  start: number;
  end: number;
  /** The text, or the source of anything else. */
  text: string;
  isText: boolean;
  comment: string;
}

/** Every message of a file, by its name such as `buttons.save`. */
export function readCatalog(file: string, source: string): Map<string, Entry> {
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const entries = new Map<string, Entry>();
  const commentBefore = (start: number) => {
    const comment = comments.findLast(({ end }) => end <= start);
    const isBeside = comment && source.slice(comment.end, start).trim() === '';
    return isBeside ? comment.value.replace(/^\*/, '').trim() : '';
  };
  const visit = (value: object, path: string[]) => {
    const properties = (value as { properties?: unknown[] }).properties ?? [];
    for (const property of properties as Property[]) {
      if (property.type !== 'Property') continue;
      const own = [...path, property.key.name ?? String(property.key.value)];
      if (property.value.type === 'ObjectExpression') {
        visit(property.value, own);
        continue;
      }
      const { start, end, value: text } = property.value;
      const isText = typeof text === 'string';
      entries.set(own.join('.'), {
        start,
        end,
        text: isText ? text : source.slice(start, end),
        isText,
        comment: commentBefore(property.start),
      });
    }
  };
  const exported = program.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const declared = exported && 'declaration' in exported ? exported.declaration : null;
  // With `satisfies`, the object is its expression.
  if (declared)
    visit(declared.type === 'TSSatisfiesExpression' ? declared.expression : declared, []);
  return entries;
}

interface Property {
  type: string;
  start: number;
  key: { name?: string; value?: unknown };
  value: { type: string; start: number; end: number; value?: unknown };
}

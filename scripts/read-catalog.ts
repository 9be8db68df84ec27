import { type ESTree, parseSync } from 'vite';

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
  const add = (value: ESTree.Expression | ESTree.Declaration, path: string, start: number) => {
    if (value.type === 'TSSatisfiesExpression') return add(value.expression, path, start);
    if (value.type === 'ObjectExpression') {
      for (const property of value.properties) {
        if (property.type !== 'Property') continue;
        const name = source.slice(property.key.start, property.key.end).replaceAll("'", '');
        add(property.value, path ? `${path}.${name}` : name, property.start);
      }
      return;
    }
    const isText = value.type === 'Literal' && typeof value.value === 'string';
    const text = isText ? String(value.value) : source.slice(value.start, value.end);
    const comment = commentBefore(start);
    entries.set(path, { start: value.start, end: value.end, text, isText, comment });
  };
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') add(statement.declaration, '', 0);
  }
  return entries;
}

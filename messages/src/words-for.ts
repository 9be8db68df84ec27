/** A text for each form of a number: exact numbers first, then the language's own forms, as in `Intl.PluralRules`. */
type Forms = { other: string } & { [form in number | Intl.LDMLPluralRule]?: string };

/** What messages need to count and to list, in one language. */
export function wordsFor(language: string) {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  const lists = new Intl.ListFormat(language);
  return {
    plural: (count: number, forms: Forms): string =>
      forms[count] ?? forms[rules.select(count)] ?? forms.other,
    number: (value: number): string => numbers.format(value),
    list: (items: string[]): string => lists.format(items),
  };
}

/** A sentence with elements in it, such as a link. */
export type Sentence<Element> = (string | Element)[];

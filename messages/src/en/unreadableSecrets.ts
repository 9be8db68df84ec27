import type { Sentence } from '../words-for.ts';

export default {
  /**
   * `secrets` is a list such as "Mail server and the connection to Google", `remedy` what can be done, such as "enter them
   * again and connect Google again".
   */
  text: <E>(
    bold: (text: string) => E,
    code: (text: string) => E,
    secrets: string,
    remedy: string,
  ): Sentence<E> => [
    bold('This server cannot read some stored secrets:'),
    ` ${secrets}. They were saved with another key. Either ${remedy}, or start the server again with the previous `,
    code('ASSEMBLY_SECRET'),
    ' or file ',
    code('secret.key'),
    '. Everything else keeps working.',
  ],
  /** In that list, beside the labels of fields. */
  others: {
    GOOGLE_REFRESH_TOKEN: 'the connection to Google',
    PUSH_PRIVATE_KEY: 'the key of notifications on devices',
  },
};

import type { Sentence } from '../words-for.ts';

/** What can be done about them. */
interface Remedies {
  enter: boolean;
  connect: boolean;
  replaceKey: boolean;
}

/** The command, from “set” to the quotation marks, stays as it is. */
function remedyOf({ enter, connect, replaceKey }: Remedies): string {
  const inApp = [enter && 'enter them again', connect && 'connect Google again'].filter(Boolean);
  const onServer =
    'run the command “set PUSH_PRIVATE_KEY ""” and ask members to turn on notifications on their devices again';
  return [inApp.join(' and '), replaceKey && onServer].filter(Boolean).join(', and ');
}

export default {
  /**
   * `secrets` is a list such as "Mail server and the connection to Google". There are one to three remedies, such as
   * "enter them again and connect Google again".
   */
  text: <E>(
    bold: (text: string) => E,
    code: (text: string) => E,
    secrets: string,
    remedies: Remedies,
  ): Sentence<E> => [
    bold('This server cannot read some stored secrets:'),
    ` ${secrets}. They were saved with another key. Either ${remedyOf(remedies)}, or start the server again with the previous `,
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

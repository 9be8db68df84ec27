/** Whom people who are not signed in can ask, and what emails they get. The sign-in pages have it as JSON. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
  /** False without a mail server. */
  canEmail: boolean;
  /** The demo has no mail server, and shows how it works with one. */
  canResetByEmail: boolean;
}

/** The name of the `<meta>` element, and the placeholder in it. */
export const CONTACT_META = 'contact';
export const CONTACT_SLOT = '__CONTACT__';

import * as z from 'zod/mini';
import {
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
} from './limits.ts';
import { fieldFaults } from './messages.ts';
import { pageSchema } from './page-of.ts';

/** A person as others may see them. The password and the device token never leave the server. */
export const userSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
});

export type User = z.infer<typeof userSchema>;

/** Who a route, a screen or a drawer entry is for. */
export type Audience = 'anyone' | 'member' | 'admin';

export function mayEnter(user: Pick<User, 'isAdmin' | 'isActive'> | null, audience: Audience) {
  if (audience === 'anyone') return true;
  if (!user?.isActive) return false;
  return audience === 'member' || user.isAdmin;
}

export function displayName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`;
}

export function roleShown(user: Pick<User, 'isAdmin'>): 'Admin' | 'User' {
  return user.isAdmin ? 'Admin' : 'User';
}

/** Two addresses that differ only in case, or in how an accent is encoded, are one person's. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

// Control characters, line separators, lone surrogates, and the marks that turn the reading direction round.
const UNREADABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[^\p{Z}\p{C}]/u;

/** As people count them, not as the machine stores them: an emoji is one. */
export const countChars = (text: string) => Array.from(text).length;

const nameSchema = (missing: string) =>
  z.string({ error: missing }).check(
    z.trim(),
    z.minLength(1, missing),
    z.refine((name) => countChars(name) <= NAME_MAX_CHARS, fieldFaults.nameTooLong),
    z.refine((name) => !UNREADABLE.test(name) && VISIBLE.test(name), fieldFaults.nameUnreadable),
  );

/** The rule of `<input type="email">`, so that browser and server never disagree. */
export const emailSchema = z
  .string({ error: fieldFaults.emailMissing })
  .check(
    z.trim(),
    z.minLength(1, fieldFaults.emailMissing),
    z.maxLength(EMAIL_MAX_CHARS, fieldFaults.emailInvalid),
    z.regex(z.regexes.html5Email, fieldFaults.emailInvalid),
  );

/** A password as entered to sign in: whatever it is, it is only compared. */
export const enteredPasswordSchema = passwordSchema(fieldFaults.passwordMissing);

/** A password that is to be set in the place of another. What is wrong with it, `passwordFault` tells. */
export const chosenPasswordSchema = passwordSchema(fieldFaults.newPasswordMissing);

function passwordSchema(missing: string) {
  return z
    .string({ error: missing })
    .check(
      z.minLength(1, missing),
      z.maxLength(4 * PASSWORD_MAX_CHARS, fieldFaults.passwordTooLong),
    );
}

export const firstNameSchema = nameSchema(fieldFaults.firstNameMissing);
export const lastNameSchema = nameSchema(fieldFaults.lastNameMissing);

export const signUpSchema = z.object({
  email: emailSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  password: enteredPasswordSchema,
});

export type SignUp = z.infer<typeof signUpSchema>;

export const userReplySchema = z.object({ user: userSchema });

/** Those waiting for approval come first, and are counted. */
export const usersReplySchema = z.extend(pageSchema(userSchema), { pending: z.number() });

/** A link that can be handed to somebody; it works once, within a day. */
export const resetLinkReplySchema = z.object({ url: z.string() });

/**
 * What is wrong with a new password, in a sentence, or null. `isCommon` is handed in: only the server
 * holds the list of common passwords.
 */
export function passwordFault(
  password: string,
  email: string,
  isCommon: (password: string) => boolean = () => false,
): string | null {
  const chars = countChars(password);
  if (chars < PASSWORD_MIN_CHARS) return fieldFaults.passwordTooShort;
  if (chars > PASSWORD_MAX_CHARS) return fieldFaults.passwordTooLong;
  if (emailKey(password) === emailKey(email)) return fieldFaults.passwordIsEmail;
  if (isCommon(password)) return fieldFaults.passwordTooCommon;
  return null;
}

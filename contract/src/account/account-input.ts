import type { Messages } from '@assembly/messages/catalog';
import * as z from 'zod/mini';
import {
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
} from '../limits.ts';
import { displayName, emailKey } from '../user.ts';

// Not in user.ts, so that the app's first screen does not load it.

/** What is wrong with a value: its sentence is in the messages. */
export type FieldErrorCode = keyof Messages['fields']['errors'];

/** A code as the message of a schema. */
export const errorCode = (code: FieldErrorCode): string => code;

// Control characters, line separators, lone surrogates, and marks that change the reading direction.
const UNREADABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[^\p{Z}\p{C}]/u;

export const hasUnreadableChars = (text: string) => UNREADABLE.test(text);

/** Counts an emoji as one character. */
export const countChars = (text: string) => Array.from(text).length;

// Mail programs turn these into links, and names appear in emails. "J.R. Smith" is not one, but "evil.com" is.
const ADDRESS = /[/:@]|www\.|\S[.\u3002]\p{L}{2}/iu;
// Invisible, so that two names could look the same. Some scripts need the two joiners, these three do not.
const INVISIBLE =
  /(?![\u200c\u200d])\p{Cf}|[\u115f\u1160\u2800\u3164\uffa0]|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}][\u200c\u200d]/u;

/** Why this cannot be a new first or last name, or null. Accounts may have such a name from earlier. */
function newNameError(name: string): FieldErrorCode | null {
  // The compatibility form, so that wide letters count as well.
  const plain = name.normalize('NFKC');
  if (INVISIBLE.test(plain)) return 'nameUnreadable';
  return ADDRESS.test(plain.replace(/[\u200c\u200d]/g, '')) ? 'nameHasAddress' : null;
}

const nameSchema = (missing: FieldErrorCode) =>
  z.string({ error: missing }).check(
    z.trim(),
    z.minLength(1, missing),
    z.refine((name) => countChars(name) <= NAME_MAX_CHARS, errorCode('nameTooLong')),
    z.refine(
      (name) => !hasUnreadableChars(name) && VISIBLE.test(name),
      errorCode('nameUnreadable'),
    ),
  );

/** The rule of `<input type="email">`, so that browser and server agree. */
export const emailSchema = z
  .string({ error: errorCode('emailMissing') })
  .check(
    z.trim(),
    z.minLength(1, errorCode('emailMissing')),
    z.maxLength(EMAIL_MAX_CHARS, errorCode('emailInvalid')),
    z.regex(z.regexes.html5Email, errorCode('emailInvalid')),
  );

/** A password entered to sign in. It is only compared, so no rules apply. */
export const enteredPasswordSchema = passwordSchema('passwordMissing');

/** A new password. `passwordError` checks the rules. */
export const chosenPasswordSchema = passwordSchema('newPasswordMissing');

function passwordSchema(missing: FieldErrorCode) {
  return z
    .string({ error: missing })
    .check(
      z.minLength(1, missing),
      z.maxLength(4 * PASSWORD_MAX_CHARS, errorCode('passwordTooLong')),
    );
}

export const firstNameSchema = nameSchema('firstNameMissing');
export const lastNameSchema = nameSchema('lastNameMissing');

const newName = z.superRefine<string>((name, context) => {
  const message = newNameError(name);
  if (message) context.addIssue({ code: 'custom', message });
});

/** Why a name is not accepted as a new one, by field, or null. */
export function newNameErrors(
  entered: { firstName: string; lastName: string },
  current: string,
): Record<string, FieldErrorCode> | null {
  const { firstName, lastName } = entered;
  if (displayName(firstName, lastName) === current) return null;
  const errors = Object.entries({ firstName, lastName }).flatMap(([field, name]) => {
    const error = newNameError(name);
    return error ? [[field, error] as const] : [];
  });
  return errors.length > 0 ? Object.fromEntries(errors) : null;
}

export const signUpSchema = z.object({
  email: emailSchema,
  firstName: firstNameSchema.check(newName),
  lastName: lastNameSchema.check(newName),
  password: enteredPasswordSchema,
});

export type SignUp = z.infer<typeof signUpSchema>;

export const signInSchema = z.object({
  email: emailSchema,
  password: enteredPasswordSchema,
  /** The push token of this browser, if it has one. */
  deviceToken: z.optional(z.string().check(z.maxLength(4096), z.regex(/^[^\0]*$/))),
});

export type SignIn = z.infer<typeof signInSchema>;

export const resetRequestSchema = z.object({ email: emailSchema });

export const newPasswordSchema = z.object({ password: chosenPasswordSchema });

/** Any text is accepted as a token: one that was never issued gets the same reply as an expired one. */
export const passwordResetSchema = z.object({
  token: z.string().check(z.minLength(1)),
  password: chosenPasswordSchema,
});

/** Why a new password is not accepted, or null. Only the server has the list for `isCommon`. */
export function passwordError(
  password: string,
  email: string,
  isCommon: (password: string) => boolean = () => false,
): FieldErrorCode | null {
  const chars = countChars(password);
  if (chars < PASSWORD_MIN_CHARS) return 'passwordTooShort';
  if (chars > PASSWORD_MAX_CHARS) return 'passwordTooLong';
  if (emailKey(password) === emailKey(email)) return 'passwordIsEmail';
  if (isCommon(password)) return 'passwordTooCommon';
  return null;
}

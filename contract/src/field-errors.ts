import { NAME_MAX_CHARS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from './limits.ts';

/** Shown beside a field with an invalid value. */
export const fieldErrors = {
  emailMissing: 'Enter your email address.',
  emailInvalid: 'Enter an email address such as name@example.org.',
  firstNameMissing: 'Enter your first name.',
  lastNameMissing: 'Enter your last name.',
  nameTooLong: `Use at most ${NAME_MAX_CHARS} characters.`,
  nameUnreadable: 'Use letters, without invisible or control characters.',
  passwordMissing: 'Enter your password.',
  newPasswordMissing: 'Enter a new password.',
  passwordWrong: 'This is not your password.',
  passwordTooShort: `Use at least ${PASSWORD_MIN_CHARS} characters.`,
  passwordTooLong: `Use at most ${PASSWORD_MAX_CHARS} characters.`,
  passwordIsEmail: 'Use a password that is not your email address.',
  passwordTooCommon: 'This password is among the most common ones. Choose another.',
} as const;

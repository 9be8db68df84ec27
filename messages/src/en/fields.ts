import { number } from './language.ts';

export default {
  // Fields of an account.
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  passwordLength: (min: number) => `At least ${number(min)} characters.`,
  showPassword: 'Show password',

  /** Shown beside a field with an invalid value. */
  errors: {
    emailMissing: 'Enter your email address.',
    emailInvalid: 'Enter an email address such as name@example.org.',
    firstNameMissing: 'Enter your first name.',
    lastNameMissing: 'Enter your last name.',
    nameTooLong: (max: number) => `Use at most ${number(max)} characters.`,
    nameUnreadable: 'Use letters, without invisible or control characters.',
    charsUnreadable: 'Remove line breaks and other control characters.',
    nameHasAddress: 'Use a name without web or email addresses, and a space after a period.',
    passwordMissing: 'Enter your password.',
    newPasswordMissing: 'Enter a new password.',
    passwordWrong: 'This is not your password.',
    passwordTooShort: (min: number) => `Use at least ${number(min)} characters.`,
    passwordTooLong: (max: number) => `Use at most ${number(max)} characters.`,
    passwordIsEmail: 'Use a password that is not your email address.',
    passwordTooCommon: 'This password is among the most common ones. Choose another.',
    // Of the setup of an assembly.
    assemblyNameMissing: 'Enter the name of your assembly.',
    assemblyNameTooLong: (max: number) => `Use at most ${number(max)} characters.`,
    timeZoneInvalid: 'Choose a time zone from the list, such as Europe/Zurich.',
    publicUrlInvalid: 'Enter an address such as https://assembly.example.org, without a path.',
  },
};

import { number } from './language.ts';

export default {
  // Fields of an account.
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  passwordLength: (min: number) => `At least ${number(min)} characters.`,
  showPassword: 'Show password',
};

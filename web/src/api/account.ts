import { api } from '@assembly/contract/paths';
import { type SignIn, sessionReplySchema } from '@assembly/contract/session';
import { type SignUp, type User, userReplySchema } from '@assembly/contract/user';
import { call } from './client.ts';

/** Who the cookie says is signed in, or null. */
export async function readSession(): Promise<User | null> {
  return (await call(api.session, { answer: sessionReplySchema })).user;
}

export async function signIn(entered: SignIn): Promise<User> {
  return (await call(api.session, { method: 'POST', body: entered, answer: userReplySchema })).user;
}

export async function signOut(): Promise<void> {
  await call(api.session, { method: 'DELETE' });
}

export async function signUp(entered: SignUp): Promise<User> {
  return (await call(api.users, { method: 'POST', body: entered, answer: userReplySchema })).user;
}

export async function requestReset(email: string): Promise<void> {
  await call(api.passwordResets, { method: 'POST', body: { email } });
}

export async function setPassword(token: string, password: string): Promise<void> {
  await call(api.passwordReset(token), { method: 'PUT', body: { password } });
}

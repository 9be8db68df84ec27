import { confirmEmail, openConfirmEmailPage } from '@assembly/contract/endpoints/mail-pages';
import { screens } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { hashToken, hasTokenFormat } from '../auth/token.ts';
import { confirmUser, isConfirmationOpen } from '../store/users/users.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';
import { registerMailPages } from './mail-page.ts';

const NOT_FOUND =
  'This link was already used, or the account no longer exists. If you have confirmed your address before, there is nothing left to do.';

const ASK = {
  title: 'Confirm your email address',
  text: 'Did you sign up with this address?',
  button: 'Confirm my address',
};
const link = { label: 'Go to the app', path: screens.root };
const DONE = {
  title: 'Your address is confirmed',
  text: 'Thank you. If your account is not approved yet, you get an email when an administrator approves it.',
  link,
};

/** The page behind the link in the email that is sent after a sign-up. */
export function confirmEmailApi(parent: FastifyInstance, context: AppContext): void {
  const { db, changes } = context;
  async function require(
    token: string,
    find: (db: AppContext['db'], id: string) => Promise<boolean>,
  ) {
    if (hasTokenFormat(token) && (await find(db, hashToken(token)))) return;
    throw new Problem('not_found', { detail: NOT_FOUND });
  }

  registerMailPages(
    parent,
    context,
    ({ code, message }) => ({
      title: code === 'not_found' ? 'Link not valid' : 'Could not confirm your address',
      text: message,
      link,
    }),
    (app, render) => {
      route(app, openConfirmEmailPage, async (request) => {
        await require(request.params.token, isConfirmationOpen);
        return render(ASK);
      });

      route(app, confirmEmail, async (request) => {
        await require(request.params.token, confirmUser);
        changes.publish({ topic: 'users' });
        return render(DONE);
      });
    },
  );
}

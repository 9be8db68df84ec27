import { confirmEmail, openConfirmEmailPage } from '@assembly/contract/endpoints/confirm-email';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { hashToken, hasTokenFormat } from '../auth/token.ts';
import { escapeHtml } from '../escape-html.ts';
import { confirmUser, isConfirmationOpen } from '../store/users/email-confirmation.ts';
import type { AppContext } from './http/app-context.ts';
import { basePathOf } from './http/base-path.ts';
import { route } from './http/route.ts';
import { type MailPage, paragraph, registerMailPages } from './mail-page.ts';

const NOT_FOUND =
  'This link was already used, or the account no longer exists. If you have confirmed your address before, there is nothing left to do.';

const ASK = {
  title: 'Confirm your email address',
  content: `${paragraph('Did you sign up with this address?')}
<form method="post"><p><button type="submit">Confirm my address</button></p></form>`,
};
const THANKS =
  'Thank you. If your account is not approved yet, you get an email when an administrator approves it.';

/** The page behind the link in the email that is sent after a sign-up. */
export function confirmEmailApi(parent: FastifyInstance, context: AppContext): void {
  const { db, changes, settings } = context;
  function withLink(title: string, text: string): MailPage {
    const home = escapeHtml(`${basePathOf(settings.current().publicUrl)}/`);
    return { title, content: `${paragraph(text)}\n<p><a href="${home}">Go to the app</a></p>` };
  }
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
    ({ code, message }) =>
      withLink(code === 'not_found' ? 'Link not valid' : 'Could not confirm your address', message),
    (app, render) => {
      route(app, openConfirmEmailPage, async (request) => {
        await require(request.params.token, isConfirmationOpen);
        return render(ASK);
      });

      route(app, confirmEmail, async (request) => {
        await require(request.params.token, confirmUser);
        changes.publish({ topic: 'users' });
        return render(withLink('Your address is confirmed', THANKS));
      });
    },
  );
}

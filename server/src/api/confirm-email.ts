import { confirmEmail, openConfirmEmailPage } from '@assembly/contract/endpoints/mail-pages';
import { screens } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { hashToken, hasTokenFormat } from '../auth/token.ts';
import type { Localization } from '../create-localize.ts';
import { confirmUser, findConfirmation } from '../store/users/users.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';
import { registerMailPages } from './mail-page.ts';

/** The page behind the link in the email that is sent after a sign-up. */
export function confirmEmailApi(parent: FastifyInstance, context: AppContext): void {
  const { db, changes, localize } = context;
  async function require(token: string, find: typeof findConfirmation): Promise<Localization> {
    const languages = hasTokenFormat(token) && (await find(db, hashToken(token)));
    if (!languages) throw new Problem('not_found');
    return await localize(languages);
  }

  registerMailPages(
    parent,
    context,
    ({ code, message }, { linkInvalid, confirm }) => ({
      title: code === 'not_found' ? linkInvalid : confirm.failed,
      text: code === 'not_found' ? confirm.notFound : message,
      link: { label: confirm.goToApp, path: screens.root },
    }),
    (app, render) => {
      route(app, openConfirmEmailPage, async (request) => {
        const localization = await require(request.params.token, findConfirmation);
        const { title, question: text, button } = localization.t.mailPages.confirm;
        return render(localization, { title, text, button });
      });

      route(app, confirmEmail, async (request) => {
        const localization = await require(request.params.token, confirmUser);
        changes.publish({ topic: 'users' });
        const { doneTitle: title, done: text, goToApp: label } = localization.t.mailPages.confirm;
        return render(localization, { title, text, link: { label, path: screens.root } });
      });
    },
  );
}

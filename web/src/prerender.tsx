import type { Messages } from '@assembly/messages/catalog';
import { directionOf } from '@assembly/messages/languages';
import { withFallback } from '@assembly/messages/with-fallback';
import { renderToString } from 'react-dom/server';
import { PlainPage } from './app/plain-page.tsx';
import { SetupLoading, SignInPages, type SignInScreen } from './app/sign-in-pages.tsx';
import { t } from './browser/locale/messages.ts';
import { Loading } from './ui/feedback/loading.tsx';

/**
 * The markup of each page before any script has run, by the page's name. The server fills its slots. The texts are
 * prepared as in the browser, because hydration compares them.
 */
export function prerender(
  messages: Pick<Messages, 'common' | 'shared' | 'fields' | 'login'>,
  language: string,
) {
  const options = {
    report(error: unknown) {
      throw error;
    },
    isRightToLeft: directionOf(language) === 'rtl',
  };
  Object.assign(t, withFallback(messages, options));
  return {
    'sign-in': prerenderSignIn('login'),
    'not-set-up': prerenderSignIn('not-set-up'),
    'reset-password': prerenderSignIn('reset-password'),
    // Not hydrated: the screen is loaded later.
    setup: renderToString(<SetupLoading />),
    app: renderToString(
      <PlainPage>
        <Loading />
      </PlainPage>,
    ),
  };
}

export const prerenderSignIn = (screen: SignInScreen) =>
  renderToString(<SignInPages screen={screen} linkToken={null} />);

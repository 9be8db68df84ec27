import type { Messages } from '@assembly/messages/catalog';
import { directionOf } from '@assembly/messages/languages';
import { withFallback } from '@assembly/messages/with-fallback';
import { renderToString } from 'react-dom/server';
import { PlainPage } from './app/plain-page.tsx';
import { SetupLoading, SignInPages, type SignInScreen } from './app/sign-in-pages.tsx';
import { t } from './browser/locale/messages.ts';
import { Loading } from './ui/feedback/loading.tsx';

/** Sets the texts of the pages that are rendered from now on. They are prepared as in the browser, which compares them. */
export function setMessages(
  messages: Pick<Messages, 'common' | 'shared' | 'fields' | 'login'>,
  language: string,
): void {
  const options = {
    report(error: unknown) {
      throw error;
    },
    isRightToLeft: directionOf(language) === 'rtl',
  };
  Object.assign(t, withFallback(messages, options));
}

/** The pages before any script has run. The server fills their slots. */
export function prerenderSignIn(screen: SignInScreen): string {
  return renderToString(<SignInPages screen={screen} linkToken={null} />);
}

/** Not hydrated: the screen is loaded later. */
export function prerenderSetup(): string {
  return renderToString(<SetupLoading />);
}

export function prerenderApp(): string {
  return renderToString(
    <PlainPage>
      <Loading />
    </PlainPage>,
  );
}

import type { Messages } from '@assembly/messages/catalog';
import { renderToString } from 'react-dom/server';
import { PlainPage } from './app/plain-page.tsx';
import { SetupLoading, SignInPages, type SignInScreen } from './app/sign-in-pages.tsx';
import { t } from './browser/locale/messages.ts';
import { Loading } from './ui/feedback/loading.tsx';

/** Sets the texts of the pages that are rendered from now on. */
export function setMessages(
  messages: Pick<Messages, 'common' | 'shared' | 'fields' | 'login'>,
): void {
  Object.assign(t, messages);
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

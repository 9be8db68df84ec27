import { renderToString } from 'react-dom/server';
import { PlainPage } from './app/plain-page.tsx';
import { SetupLoading, SignInPages, type SignInScreen } from './app/sign-in-pages.tsx';
import { Loading } from './ui/feedback/loading.tsx';

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

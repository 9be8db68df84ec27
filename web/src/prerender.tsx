import { renderToString } from 'react-dom/server';
import { PlainPage } from './app/plain-page.tsx';
import { SignInPages, type SignInScreen } from './app/sign-in-pages.tsx';
import { Loading } from './ui/feedback/loading.tsx';

/** The pages before any script has run. The server fills their slots. */
export function prerenderSignIn(screen: SignInScreen): string {
  return renderToString(<SignInPages screen={screen} resetToken={null} />);
}

export function prerenderApp(): string {
  return renderToString(
    <PlainPage>
      <Loading />
    </PlainPage>,
  );
}

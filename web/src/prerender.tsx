import { renderToString } from 'react-dom/server';
import { PlainPage } from './app/plain-page.tsx';
import { SignInPages, type SignInScreen } from './app/sign-in-pages.tsx';
import { Loading } from './ui/feedback/loading.tsx';

/** The pages as they are before any script has run. Their slots are still to be filled. */
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

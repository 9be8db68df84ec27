import { screens } from '@assembly/contract/paths';

import { basePath } from '../page/values.ts';
import { AppLink } from '../ui/app-link.tsx';
import buttons from '../ui/button.module.css';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { PlainPage } from './plain-page.tsx';

const TEXT = '404: Not Found';

/** Inside the shell. */
export function NotFound() {
  return (
    <>
      <ScreenTitle>{TEXT}</ScreenTitle>
      <p>There is nothing at this address.</p>
      <p>
        <AppLink to={screens.events} className={buttons.filled}>
          Go to Events
        </AppLink>
      </p>
    </>
  );
}

/** For an address that is neither the app's nor the login's. It needs nobody signed in. */
export function NotFoundPage() {
  return (
    <PlainPage hasHeading>
      <ScreenTitle>{TEXT}</ScreenTitle>
      <p>There is nothing at this address.</p>
      <p>
        <a href={basePath + screens.root} className={buttons.filled}>
          Go to the start page
        </a>
      </p>
    </PlainPage>
  );
}

import { screens } from '@assembly/contract/paths';
import { basePath } from '../browser/page-config.ts';
import buttons from '../ui/forms/button.module.css';
import { AppLink } from '../ui/text/app-link.tsx';
import { ScreenTitle } from '../ui/text/screen-title.tsx';
import { PlainPage } from './plain-page.tsx';

const TEXT = '404: Not Found';

/** For an unknown address inside the shell. */
export function NotFound() {
  return (
    <>
      <ScreenTitle>{TEXT}</ScreenTitle>
      <p>This page does not exist.</p>
      <p>
        <AppLink to={screens.events} className={buttons.filled}>
          Go to Events
        </AppLink>
      </p>
    </>
  );
}

/** For an address outside the app; needs no session. */
export function NotFoundPage() {
  return (
    <PlainPage hasHeading>
      <ScreenTitle>{TEXT}</ScreenTitle>
      <p>This page does not exist.</p>
      <p>
        <a href={basePath + screens.root} className={buttons.filled}>
          Go to the start page
        </a>
      </p>
    </PlainPage>
  );
}

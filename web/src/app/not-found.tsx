import { screens } from '@assembly/contract/paths';
import { t } from '../browser/locale/messages.ts';
import { basePath } from '../browser/page-config.ts';
import buttons from '../ui/forms/button.module.css';
import { AppLink } from '../ui/text/app-link.tsx';
import { ScreenTitle } from '../ui/text/screen-title.tsx';

/** For an unknown address. Outside the app, the link leaves the page. */
export default function NotFound({ isOutside = false }: { isOutside?: boolean }) {
  return (
    <>
      <ScreenTitle>{t.notFound.title}</ScreenTitle>
      <p>{t.notFound.text}</p>
      <p>
        {isOutside ? (
          <a href={basePath + screens.root} className={buttons.filled}>
            {t.notFound.goToStart}
          </a>
        ) : (
          <AppLink to={screens.events} className={buttons.filled}>
            {t.notFound.goToEvents}
          </AppLink>
        )}
      </p>
    </>
  );
}

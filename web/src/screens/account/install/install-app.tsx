import { useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../browser/locale/messages.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { type InstallPrompt, isIos } from './install-prompt.ts';

const STANDALONE =
  '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)';

/** How to install the app on this device; nothing if it already runs as an installed app. */
export function InstallApp() {
  const [prompt, setPrompt] = useState(window.installPrompt);
  const [isDone, setDone] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  // Before the browser handles other events, so that no offer is missed.
  useLayoutEffect(() => {
    const offer = (event: InstallPrompt) => setPrompt(event);
    const finish = () => setDone(true);
    addEventListener('beforeinstallprompt', offer);
    addEventListener('appinstalled', finish);
    return () => {
      removeEventListener('beforeinstallprompt', offer);
      removeEventListener('appinstalled', finish);
    };
  }, []);

  async function install(offered: InstallPrompt) {
    // Rejects if the browser has withdrawn its offer.
    const choice = await offered.prompt().catch(() => null);
    window.installPrompt = undefined;
    setPrompt(undefined);
    if (choice?.outcome === 'accepted') setDone(true);
    // The button disappears.
    text.current?.focus();
  }

  if (matchMedia(STANDALONE).matches) return null;
  return (
    <>
      <p ref={text} role="status" tabIndex={-1}>
        {isDone ? t.ownAccount.install.done : t.ownAccount.install.offer}
      </p>
      {!isDone && prompt && (
        <Button variant="outlined" onClick={() => void install(prompt)}>
          {t.ownAccount.install.install}
        </Button>
      )}
      {!isDone && !prompt && (
        <details>
          <summary>{t.ownAccount.install.how}</summary>
          {isIos(navigator) ? <IosSteps /> : <p>{t.ownAccount.install.byMenu}</p>}
        </details>
      )}
    </>
  );
}

function IosSteps() {
  return (
    <>
      <ol>
        <li>{t.ownAccount.install.ios.share}</li>
        <li>{t.ownAccount.install.ios.add}</li>
      </ol>
      <p>{t.ownAccount.install.ios.safari}</p>
    </>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/forms/button.tsx';
import { type InstallPrompt, isIos } from './install-prompt.ts';

const STANDALONE =
  '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)';
const INSTALLED = 'The app is installed. Open it like any other app.';
const OFFER = 'Install the app to open it like any other app.';
const BY_MENU =
  'Look for “Install” or “Add to Home screen” in the menu of the browser. If it is not there, open this page in Chrome or Edge.';

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
        {isDone ? INSTALLED : OFFER}
      </p>
      {!isDone && prompt && (
        <Button variant="outlined" onClick={() => void install(prompt)}>
          Install
        </Button>
      )}
      {!isDone && !prompt && (
        <details>
          <summary>How to install the app</summary>
          {isIos(navigator) ? <IosSteps /> : <p>{BY_MENU}</p>}
        </details>
      )}
    </>
  );
}

function IosSteps() {
  return (
    <>
      <ol>
        <li>Tap Share, the square with an arrow. If you do not see it, tap “…” first.</li>
        <li>Choose “Add to Home Screen”.</li>
      </ol>
      <p>If your browser does not offer this, open this page in Safari.</p>
    </>
  );
}

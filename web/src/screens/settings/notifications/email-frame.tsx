import { type SyntheticEvent, useState } from 'react';
import styles from './email-frame.module.css';

interface EmailFrameProps {
  title: string;
  html: string;
}

/**
 * An email as mail programs show it, without scripts. The page's Content-Security-Policy applies in the frame too, and
 * blocks styles in the HTML. So they are set from here.
 */
export function EmailFrame({ title, html }: EmailFrameProps) {
  const [height, setHeight] = useState<number>();

  function onLoad({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const { contentDocument: document, contentWindow } = currentTarget;
    if (!document || !contentWindow) return;
    for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
    }
    const { color } = getComputedStyle(currentTarget);
    for (const link of document.links) {
      link.style.color ||= color;
      link.target = '_blank';
      link.rel = 'noopener';
    }
    setHeight(document.documentElement.scrollHeight);
  }

  return (
    <iframe
      className={styles.frame}
      title={title}
      // Without scripts, the email cannot use what the same origin allows.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html.replaceAll(' style="', ' data-style="').replace(/<style>.*?<\/style>/s, '')}
      style={{ height }}
      onLoad={onLoad}
    />
  );
}

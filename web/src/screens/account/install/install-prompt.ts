/** Chromium's event, which no type library declares. */
export interface InstallPrompt extends Event {
  /** Shows the browser's dialog. Works once. */
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Set by the script in app.html: the browser may offer it before the app has started. */
    installPrompt?: InstallPrompt | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** How the app can be installed in this browser. */
export type InstallWay = 'installed' | 'safari-on-ios' | 'other-on-ios' | 'by-menu';

type Browser = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'> & {
  /** Only on iOS: whether the page was opened from the home screen. */
  standalone?: boolean;
};

export function findInstallWay(browser: Browser, isStandalone: boolean): InstallWay {
  if (isStandalone || browser.standalone) return 'installed';
  const { userAgent, platform, maxTouchPoints } = browser;
  // iPads say that they are Macs, which have no touchscreen.
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  if (!isIos) return 'by-menu';
  // All others name themselves, or leave out Safari's version.
  const isSafari =
    /Version\/.*Safari\//.test(userAgent) && !/(Cr|Fx|Edg|OP)iOS|DuckDuckGo|Brave/.test(userAgent);
  return isSafari ? 'safari-on-ios' : 'other-on-ios';
}

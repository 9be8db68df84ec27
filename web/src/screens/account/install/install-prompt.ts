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

type Browser = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;

/** iPads say that they are Macs, which have no touchscreen. */
export const isIos = ({ userAgent, platform, maxTouchPoints }: Browser) =>
  /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);

import { hasServiceWorker } from '../../../browser/page-config.ts';
import { findInstallWay, type InstallWay } from '../install/install-prompt.ts';

/** `install-first`: iPhones and iPads show notifications of installed apps only. `denied`: the person has said no. */
export type PushSupport = 'supported' | 'install-first' | 'unsupported' | 'denied';

interface PushBrowser {
  hasPush: boolean;
  installWay: InstallWay;
  permission: NotificationPermission;
}

/** Whether this browser can show notifications of this app. */
export function pushSupport(browser: PushBrowser = describeBrowser()): PushSupport {
  const { hasPush, installWay, permission } = browser;
  if (hasPush) return permission === 'denied' ? 'denied' : 'supported';
  return installWay.endsWith('on-ios') ? 'install-first' : 'unsupported';
}

function describeBrowser(): PushBrowser {
  const hasNotifications = 'Notification' in window;
  const isStandalone = matchMedia('(display-mode: standalone)').matches;
  return {
    hasPush:
      hasServiceWorker &&
      hasNotifications &&
      'serviceWorker' in navigator &&
      'PushManager' in window,
    installWay: findInstallWay(navigator, isStandalone),
    permission: hasNotifications ? Notification.permission : 'default',
  };
}

import { screens } from '@assembly/contract/paths';
import { basePath } from './page-config.ts';

/**
 * The sign-in page and the app are two pages, so these load the other one. Each takes the place of
 * the present history entry: going back must not lead to a screen that sends one forward again.
 */
export function goToLogin(): void {
  location.replace(basePath + screens.login);
}

export function goToEvents(): void {
  location.replace(basePath + screens.events);
}

import './styles/base.css';
import { screens } from '@assembly/contract/paths';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SignInPages, type SignInScreen } from './app/sign-in-pages.tsx';
import { loadMessages } from './browser/locale/messages.ts';
import { consumeLinkToken } from './browser/navigation/consume-link-token.ts';
import { basePath } from './browser/page-config.ts';
import { leaveWhenSignedIn } from './session/leave-when-signed-in.ts';

const SCREENS_WITH_LINK: Record<string, SignInScreen> = {
  [basePath + screens.resetPassword]: 'reset-password',
  [basePath + screens.setup]: 'setup',
};

const root = document.getElementById('root') as HTMLElement;
const withLink = SCREENS_WITH_LINK[location.pathname];
// Only the server knows whether the assembly is set up.
const login = root.dataset.prerendered === 'not-set-up' ? 'not-set-up' : 'login';
const screen = withLink ?? login;
const pages = (
  <StrictMode>
    <SignInPages screen={screen} linkToken={withLink ? consumeLinkToken() : null} />
  </StrictMode>
);

await loadMessages('common', 'shared', 'fields', 'login');

// Hydrate only if this screen was prerendered, which it is not in development. A transition keeps
// the page responsive to typing.
startTransition(() => {
  if (root.dataset.prerendered === screen) hydrateRoot(root, pages);
  else createRoot(root).render(pages);
});

// A link that is opened in this tab while the page is shown changes only the fragment.
if (withLink) addEventListener('hashchange', () => location.reload());
else leaveWhenSignedIn();

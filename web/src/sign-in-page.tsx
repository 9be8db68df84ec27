import './styles/base.css';
import { screens } from '@assembly/contract/paths';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SignInPages, type SignInScreen } from './app/sign-in-pages.tsx';
import { basePath } from './browser/page-config.ts';
import { consumeResetToken } from './screens/login/reset-token.ts';
import { leaveWhenSignedIn } from './session/leave-when-signed-in.ts';

const isResetting = location.pathname === basePath + screens.resetPassword;
const screen: SignInScreen = isResetting ? 'reset-password' : 'login';
const pages = (
  <StrictMode>
    <SignInPages screen={screen} resetToken={isResetting ? consumeResetToken() : null} />
  </StrictMode>
);

const root = document.getElementById('root') as HTMLElement;
// Hydrate only if this screen was prerendered, which it is not in development. A transition keeps
// the page responsive to typing.
startTransition(() => {
  if (root.dataset.prerendered === screen) hydrateRoot(root, pages);
  else createRoot(root).render(pages);
});

// A link that is opened in this tab while the page is shown changes only the fragment.
if (isResetting) addEventListener('hashchange', () => location.reload());
else leaveWhenSignedIn();

import './styles/base.css';
import { screens } from '@assembly/contract/paths';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SignInPages, type SignInScreen } from './app/sign-in-pages.tsx';
import { basePath } from './browser/page-config.ts';
import { takeResetToken } from './screens/login/reset-token.ts';
import { leaveWhenSignedIn } from './session/leave-when-signed-in.ts';

const resetting = location.pathname === basePath + screens.resetPassword;
const screen: SignInScreen = resetting ? 'reset-password' : 'login';
const pages = (
  <StrictMode>
    <SignInPages screen={screen} resetToken={resetting ? takeResetToken() : null} />
  </StrictMode>
);

const root = document.getElementById('root') as HTMLElement;
// In development, or where one page serves both screens, there is nothing fitting to bring to life.
// In a transition, a piece at a time: whoever types already is not held up.
startTransition(() => {
  if (root.dataset.prerendered === screen) hydrateRoot(root, pages);
  else createRoot(root).render(pages);
});

if (!resetting) leaveWhenSignedIn();

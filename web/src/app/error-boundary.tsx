import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Component, type ReactNode } from 'react';
import { reportToServer } from '../api/report-to-server.ts';
import { missingCode, reloadApp } from '../browser/reload-app.ts';
import { LoadFailed } from '../ui/feedback/load-failed.tsx';

type Failure = 'load' | 'app';

const MESSAGES = {
  load: { text: 'This page could not be shown. Please check your connection and reload it.' },
  app: {
    text: 'The app failed to show this page. Please reload it. If it fails again, tell an administrator.',
    icon: <TriangleAlert aria-hidden />,
  },
};

/** What browsers and Vite say when a chunk cannot be loaded: the network failed, or a newer version was deployed. */
const LOAD_FAILURE = /dynamically imported module|module script failed|preload CSS/i;

const failureOf = (error: unknown): Failure =>
  error instanceof Error && LOAD_FAILURE.test(error.message) ? 'load' : 'app';

/** Shows a message instead of a screen that failed, and reports errors of the app. Reloading fixes a failed load. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: failureOf(error) };
  }

  override componentDidCatch(error: unknown) {
    if (failureOf(error) === 'app') void reportToServer(error);
    else missingCode.set(true);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <LoadFailed {...MESSAGES[failure]} action="Reload" onAction={reloadApp} />;
  }
}

import { reportClientError } from '@assembly/contract/endpoints/client-errors';
import { CLIENT_ERROR_MAX_CHARS } from '@assembly/contract/limits';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Component, type ReactNode } from 'react';
import { call } from '../api/call.ts';
import { t } from '../browser/locale/messages.ts';
import { basePath } from '../browser/page-config.ts';
import { reloadApp } from '../browser/reload-app.ts';
import { LoadFailed } from '../ui/feedback/load-failed.tsx';

/** The version of this build, which may be older than the server. Replaced by the build. */
declare const __VERSION__: string;

type Failure = 'load' | 'app';

/** What browsers and Vite say when a chunk cannot be loaded: the network failed, or a newer version was deployed. */
const LOAD_FAILURE = /dynamically imported module|module script failed|preload CSS/i;

const failureOf = (error: unknown): Failure =>
  error instanceof Error && LOAD_FAILURE.test(error.message) ? 'load' : 'app';

/** Shows a message instead of a screen that failed, and reports errors of the app. Reloading fixes a failed load. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  declare state: { failure: Failure | null };

  constructor(props: { children: ReactNode }) {
    super(props);
    this.state = { failure: null };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: failureOf(error) };
  }

  override componentDidCatch(error: unknown) {
    if (failureOf(error) === 'app') void reportToServer(error);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const reload = { action: t.common.reload, onAction: reloadApp };
    return failure === 'load' ? (
      <LoadFailed text={t.common.pageNotLoaded} {...reload} />
    ) : (
      <LoadFailed text={t.common.pageFailed} icon={<TriangleAlert aria-hidden />} {...reload} />
    );
  }
}

/** Reports an error to the server's log, if it can be reached. Never fails itself. */
async function reportToServer(error: unknown): Promise<void> {
  const { message, label } = CLIENT_ERROR_MAX_CHARS;
  try {
    const body = {
      message: String(error).slice(0, message),
      // Without the query, which may hold a search.
      screen: location.pathname.slice(basePath.length).slice(0, label),
      version: __VERSION__,
    };
    await call(reportClientError, { body });
  } catch {
    // The screen says already that the app failed.
  }
}

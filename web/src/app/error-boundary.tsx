import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Component, type ReactNode } from 'react';
import { t } from '../browser/locale/messages.ts';
import { reloadApp } from '../browser/reload-app.ts';
import { reportToServer } from '../browser/report-to-server.ts';
import { LoadFailed } from '../ui/feedback/load-failed.tsx';

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
    if (failureOf(error) === 'app') reportToServer(error);
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

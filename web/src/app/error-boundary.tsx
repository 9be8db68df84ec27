import { Component, type ReactNode } from 'react';
import { LoadFailed } from '../ui/feedback/load-failed.tsx';

interface ErrorBoundaryState {
  failed: boolean;
}

/**
 * Stands in for what could not be drawn. Mostly that is a part of the app that did not arrive,
 * because the line dropped or a newer version has replaced it: a reload mends both.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <LoadFailed
        text="This page could not be shown. Please check your connection and reload it."
        action="Reload"
        onAction={() => location.reload()}
      />
    );
  }
}

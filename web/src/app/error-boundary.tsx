import { Component, type ReactNode } from 'react';
import { LoadFailed } from '../ui/feedback/load-failed.tsx';

/**
 * Most rendering errors are chunks that failed to load, because the network failed or a newer version
 * was deployed. Reloading the page fixes both.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <LoadFailed
        text="This page could not be shown. Please check your connection and reload it."
        action="Reload"
        onAction={() => location.reload()}
      />
    );
  }
}

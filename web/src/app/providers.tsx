import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../browser/locale/locale.ts';
import { Toast } from '../ui/feedback/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface ProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

export function Providers({ queryClient, children }: ProvidersProps) {
  // The children follow it themselves.
  useLanguage();
  return (
    <>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ErrorBoundary>
      <Toast />
    </>
  );
}

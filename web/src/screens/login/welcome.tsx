import type { ReactNode } from 'react';
import { assemblyName } from '../../browser/page-config.ts';
import { FormPage } from '../../ui/forms/form-page.tsx';

export function Welcome({ children }: { children: ReactNode }) {
  return (
    <FormPage
      heading={`Welcome to ${assemblyName}`}
      intro="Events, announcements and documents, all in one place."
    >
      {children}
    </FormPage>
  );
}

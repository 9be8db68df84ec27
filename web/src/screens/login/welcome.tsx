import type { ReactNode } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { assemblyName } from '../../browser/page-config.ts';
import { FormPage } from '../../ui/forms/form-page.tsx';

export function Welcome({ children }: { children: ReactNode }) {
  return (
    <FormPage heading={t.login.welcome(assemblyName)} intro={t.login.intro}>
      {children}
    </FormPage>
  );
}

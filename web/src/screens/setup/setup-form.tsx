import { passwordError } from '@assembly/contract/account/account-input';
import { completeSetup } from '@assembly/contract/endpoints/setup';
import { type SetupRequirements, setupSchema } from '@assembly/contract/setup';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { readerZone } from '../../browser/locale/locale.ts';
import { t } from '../../browser/locale/messages.ts';
import { goToGoogleSettings } from '../../browser/navigation/go-to.ts';
import { switchUser } from '../../session/forget-user.ts';
import { showErrorToast } from '../../ui/feedback/error-message.ts';
import { AccountFields } from '../../ui/forms/account-fields.tsx';
import styles from '../../ui/forms/form-page.module.css';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { TimeZoneField } from '../../ui/forms/time-zone-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { warnOfAddress } from '../../ui/forms/warn-of-address.ts';

const schema = z.omit(setupSchema, { code: true });

interface SetupFormProps {
  code: string;
  requirements: SetupRequirements;
  /** Returns false if the error says nothing about the link. */
  showProblem: (error: unknown) => boolean;
}

export function SetupForm({ code, requirements, showProblem }: SetupFormProps) {
  const { fixed, isDemo } = requirements;
  const [address, setAddress] = useState(location.origin);
  const { form, errors, isBusy } = useForm({
    schema,
    validate: ({ password, email }) => ({ password: passwordError(password, email) }),
    async send(entered) {
      const { user } = await call(completeSetup, { body: { code, ...entered } });
      // Someone may have been signed in to the demo.
      await switchUser(user);
      goToGoogleSettings();
      // Stay busy: the page is about to change.
      await new Promise(() => {});
    },
    onError: (error) => !showProblem(error) && showErrorToast(error),
  });

  return (
    <form {...form} className={styles.form}>
      {isDemo && <p className="note">{t.setup.endsDemo}</p>}
      <h2>{t.setup.account}</h2>
      <AccountFields errors={errors} />
      <h2>{t.setup.assembly}</h2>
      {fixed.assemblyName === null ? (
        <TextField
          label={t.assembly.assemblyName.label}
          name="assemblyName"
          autoComplete="organization"
          hint={t.assembly.assemblyName.hint}
          error={errors.assemblyName}
        />
      ) : (
        <input type="hidden" name="assemblyName" value={fixed.assemblyName} />
      )}
      {fixed.timeZone === null ? (
        <TimeZoneField name="timeZone" defaultValue={readerZone} error={errors.timeZone} />
      ) : (
        <input type="hidden" name="timeZone" value={fixed.timeZone} />
      )}
      {fixed.publicUrl === null && (
        <TextField
          label={t.assembly.publicAddress.label}
          name="publicUrl"
          type="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={location.origin}
          hint={t.assembly.publicAddress.hint}
          warning={warnOfAddress(address)}
          error={errors.publicUrl}
          onChange={({ target }) => setAddress(target.value)}
        />
      )}
      <SubmitButton isBusy={isBusy} pendingText={t.setup.finishing}>
        {t.setup.finish}
      </SubmitButton>
    </form>
  );
}

import {
  firstNameSchema,
  lastNameSchema,
  newNameErrors,
} from '@assembly/contract/account/account-input';
import { displayName } from '@assembly/contract/user';
import { useState } from 'react';
import * as z from 'zod/mini';
import { NeedsConnection } from '../../offline/needs-connection.tsx';
import { useSession } from '../../session/session.ts';
import { showErrorToast } from '../../ui/feedback/error-message.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import styles from './account.module.css';
import { useUpdateAccount } from './account-query.ts';

const schema = z.object({ firstName: firstNameSchema, lastName: lastNameSchema });
type Name = z.output<typeof schema>;

/** Only the full name is stored. However it is split, joining it gives the same name. */
function splitName(name: string): Name {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

const joinName = ({ firstName, lastName }: Name) => displayName(firstName, lastName);

/** Untouched fields follow the name, which may change in another session. */
export function ChangeName() {
  const update = useUpdateAccount();
  const { name } = useSession().user;
  const [typed, setTyped] = useState<Partial<Name>>({});
  // Keep the user's own split for as long as it is the current name.
  const [saved, setSaved] = useState<Name>();
  const shown = { ...(saved && joinName(saved) === name ? saved : splitName(name)), ...typed };
  const { form, errors, isBusy } = useForm({
    schema,
    validate: (entered) => newNameErrors(entered, name),
    async send(entered) {
      if (joinName(entered) === name) {
        showToast({ severity: 'info', text: 'This is already your name.' });
        return;
      }
      await update(entered);
      setSaved(entered);
      setTyped({});
      showToast({ severity: 'success', text: 'Your name has been changed.' });
    },
    onError: showErrorToast,
  });
  return (
    <form {...form} className={styles.form}>
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        value={shown.firstName}
        onChange={({ target }) => setTyped({ ...typed, firstName: target.value })}
        error={errors.firstName}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        value={shown.lastName}
        onChange={({ target }) => setTyped({ ...typed, lastName: target.value })}
        error={errors.lastName}
      />
      <NeedsConnection>
        <SubmitButton isBusy={isBusy} pendingText="Saving…">
          Save name
        </SubmitButton>
      </NeedsConnection>
    </form>
  );
}

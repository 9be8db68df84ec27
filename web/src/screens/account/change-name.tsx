import {
  firstNameSchema,
  lastNameSchema,
  newNameErrors,
} from '@assembly/contract/account/account-input';
import { displayName } from '@assembly/contract/user';
import * as z from 'zod/mini';
import { t } from '../../browser/locale/messages.ts';
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

export function ChangeName() {
  const update = useUpdateAccount();
  const { name } = useSession().user;
  // Only the full name is stored. However it is split, joining it gives the same name.
  const [firstName, ...lastNames] = name.split(' ');
  const { form, errors, isBusy } = useForm({
    schema,
    validate: (entered) => newNameErrors(entered, name),
    async send(entered) {
      if (displayName(entered.firstName, entered.lastName) === name) {
        showToast({ severity: 'info', text: t.ownAccount.name.unchanged });
        return;
      }
      await update(entered);
      showToast({ severity: 'success', text: t.ownAccount.name.changed });
    },
    onError: showErrorToast,
  });
  return (
    <form {...form} className={styles.form}>
      <TextField
        label={t.fields.firstName}
        name="firstName"
        autoComplete="given-name"
        defaultValue={firstName}
        error={errors.firstName}
      />
      <TextField
        label={t.fields.lastName}
        name="lastName"
        autoComplete="family-name"
        defaultValue={lastNames.join(' ')}
        error={errors.lastName}
      />
      <NeedsConnection>
        <SubmitButton isBusy={isBusy} pendingText={t.shared.saving}>
          {t.ownAccount.name.submit}
        </SubmitButton>
      </NeedsConnection>
    </form>
  );
}

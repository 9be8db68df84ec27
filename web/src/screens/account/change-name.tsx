import { firstNameSchema, lastNameSchema } from '@assembly/contract/user';
import * as z from 'zod/mini';
import { useSession } from '../../app/session.ts';
import { notify } from '../../ui/notify.ts';
import { sayFailure } from '../../ui/say-failure.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import styles from './account.module.css';
import { useChangeAccount } from './own-account.ts';

const schema = z.object({ firstName: firstNameSchema, lastName: lastNameSchema });

/** The name is kept as one. Wherever it is cut, the two parts make the same name again. */
function partsOf(name: string): [string, string] {
  const [first = '', ...rest] = name.split(' ');
  return [first, rest.join(' ')];
}

export function ChangeName() {
  const change = useChangeAccount();
  const [firstName, lastName] = partsOf(useSession().user.name);
  const { form, faults, busy } = useForm({
    schema,
    async send(entered) {
      await change(entered);
      notify({ severity: 'success', text: 'Your name has been changed.' });
    },
    onFailure: sayFailure,
  });
  return (
    <form {...form} className={styles.form}>
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        defaultValue={firstName}
        fault={faults.firstName}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        defaultValue={lastName}
        fault={faults.lastName}
      />
      <SubmitButton busy={busy} busyText="Saving…">
        Save name
      </SubmitButton>
    </form>
  );
}

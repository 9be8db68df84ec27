import {
  chosenPasswordSchema,
  enteredPasswordSchema,
  passwordError,
} from '@assembly/contract/account/account-input';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { t } from '../../browser/locale/messages.ts';
import { NeedsConnection } from '../../offline/needs-connection.tsx';
import { useSession } from '../../session/session.ts';
import { showErrorToast } from '../../ui/feedback/error-message.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import styles from './account.module.css';
import { feedsQuery, useUpdateAccount } from './account-query.ts';

const schema = z.object({
  password: enteredPasswordSchema,
  newPassword: chosenPasswordSchema,
  endFeeds: z.optional(z.string()),
});

export function ChangePassword() {
  const { email } = useSession().user;
  const update = useUpdateAccount();
  // Offered as well if the links could not be loaded.
  const feedCount = useQuery(feedsQuery).data?.items.length;
  const formRef = useRef<HTMLFormElement>(null);
  const { form, errors, isBusy } = useForm({
    schema,
    validate: ({ newPassword }) => ({ newPassword: passwordError(newPassword, email) }),
    async send({ password, newPassword, endFeeds }) {
      await update({ password, newPassword, endFeeds: endFeeds !== undefined });
      formRef.current?.reset();
      const { changed, changedAndFeedsEnded } = t.ownAccount.password;
      showToast({
        severity: 'success',
        text: endFeeds === undefined ? changed : changedAndFeedsEnded,
      });
    },
    onError: showErrorToast,
  });
  return (
    <form ref={formRef} {...form} className={styles.form}>
      {/* Tells password managers which account this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t.ownAccount.password.current}
        autoComplete="current-password"
        error={errors.password}
      />
      <PasswordField
        label={t.ownAccount.password.new}
        name="newPassword"
        autoComplete="new-password"
        error={errors.newPassword}
      />
      {feedCount !== 0 && (
        <Checkbox name="endFeeds" defaultChecked>
          {t.ownAccount.password.endFeeds(feedCount)}
        </Checkbox>
      )}
      <NeedsConnection>
        <SubmitButton isBusy={isBusy} pendingText={t.shared.saving}>
          {t.ownAccount.password.submit}
        </SubmitButton>
      </NeedsConnection>
    </form>
  );
}

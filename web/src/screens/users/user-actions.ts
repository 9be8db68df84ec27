import {
  approveUser,
  deleteUser,
  endSessions,
  makeAdmin,
  removeAdmin,
} from '@assembly/contract/endpoints/users';
import { t } from '../../browser/locale/messages.ts';
import type { ConfirmDialogProps } from '../../ui/dialogs/confirm-dialog.tsx';
import type { Notice } from '../../ui/feedback/show-toast.ts';

interface ActionDetails {
  title: string;
  question: (name: string) => string;
  endpoint:
    | typeof approveUser
    | typeof deleteUser
    | typeof makeAdmin
    | typeof removeAdmin
    | typeof endSessions;
  done: Notice;
  /** The specification has No and Yes. */
  buttons: Pick<ConfirmDialogProps, 'no' | 'yes' | 'isDangerous'>;
}

const success = (text: string): Notice => ({ severity: 'success', text });

/** What an administrator can do to a user; each needs a confirmation. */
export const userActions = () =>
  ({
    delete: {
      ...t.users.delete,
      endpoint: deleteUser,
      done: success(t.users.delete.done),
      buttons: { isDangerous: true },
    },
    approve: {
      ...t.users.approve,
      endpoint: approveUser,
      done: success(t.users.approve.done),
      buttons: {},
    },
    makeAdmin: {
      ...t.users.makeAdmin,
      endpoint: makeAdmin,
      done: success(t.users.makeAdmin.done),
      buttons: { no: t.shared.cancel, yes: t.users.makeAdmin.yes },
    },
    removeAdmin: {
      ...t.users.removeAdmin,
      endpoint: removeAdmin,
      done: success(t.users.removeAdmin.done),
      buttons: { no: t.shared.cancel, yes: t.users.removeAdmin.yes },
    },
    endSessions: {
      ...t.users.endSessions,
      endpoint: endSessions,
      done: success(t.users.endSessions.done),
      buttons: { no: t.shared.cancel, yes: t.users.endSessions.yes },
    },
  }) satisfies Record<string, ActionDetails>;

export type UserAction = keyof ReturnType<typeof userActions>;

import {
  approveUser,
  deleteUser,
  endSessions,
  makeAdmin,
  removeAdmin,
} from '@assembly/contract/endpoints/users';
import { t } from '../../browser/locale/messages.ts';
import type { ConfirmDialogProps } from '../../ui/dialogs/confirm-dialog.tsx';

interface ActionDetails {
  title: string;
  question: (name: string) => string;
  endpoint:
    | typeof approveUser
    | typeof deleteUser
    | typeof makeAdmin
    | typeof removeAdmin
    | typeof endSessions;
  done: string;
  /** The specification has No and Yes. */
  buttons: Pick<ConfirmDialogProps, 'no' | 'yes' | 'isDangerous'>;
}

/** What an administrator can do to a user; each needs a confirmation. */
export const userActions = () =>
  ({
    delete: { ...t.users.delete, endpoint: deleteUser, buttons: { isDangerous: true } },
    approve: { ...t.users.approve, endpoint: approveUser, buttons: {} },
    makeAdmin: {
      ...t.users.makeAdmin,
      endpoint: makeAdmin,
      buttons: { no: t.shared.cancel, yes: t.users.makeAdmin.yes },
    },
    removeAdmin: {
      ...t.users.removeAdmin,
      endpoint: removeAdmin,
      buttons: { no: t.shared.cancel, yes: t.users.removeAdmin.yes },
    },
    endSessions: {
      ...t.users.endSessions,
      endpoint: endSessions,
      buttons: { no: t.shared.cancel, yes: t.users.endSessions.yes },
    },
  }) satisfies Record<string, ActionDetails>;

export type UserAction = keyof ReturnType<typeof userActions>;

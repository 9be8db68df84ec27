import {
  approveUser,
  deleteUser,
  endSessions,
  makeAdmin,
  removeAdmin,
} from '@assembly/contract/endpoints/users';
import { type Notice, notices } from '@assembly/contract/messages';
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
  done: Notice;
  /** The specification has No and Yes. */
  buttons: Pick<ConfirmDialogProps, 'no' | 'yes' | 'isDangerous'>;
}

const success = (text: string): Notice => ({ severity: 'success', text });

/** What an administrator can do to a user; each needs a confirmation. */
export const USER_ACTIONS = {
  delete: {
    title: 'Confirm Delete',
    question: (name) => `Are you sure you want to delete the user with name: ${name}?`,
    endpoint: deleteUser,
    done: notices.deleteDone,
    buttons: { isDangerous: true },
  },
  approve: {
    title: 'Confirm Approve',
    question: (name) => `Are you sure you want to approve the user with name: ${name}?`,
    endpoint: approveUser,
    done: notices.approveDone,
    buttons: {},
  },
  makeAdmin: {
    title: 'Confirm Administrator',
    question: (name) => `Are you sure you want to make ${name} an administrator?`,
    endpoint: makeAdmin,
    done: success('This person is now an administrator.'),
    buttons: { no: 'Cancel', yes: 'Make administrator' },
  },
  removeAdmin: {
    title: 'Confirm Administrator',
    question: (name) => `Are you sure you want to remove the administrator role from ${name}?`,
    endpoint: removeAdmin,
    done: success('This person is no longer an administrator.'),
    buttons: { no: 'Cancel', yes: 'Remove role' },
  },
  endSessions: {
    title: 'Confirm Log Out',
    question: (name) => `Are you sure you want to log ${name} out everywhere?`,
    endpoint: endSessions,
    done: success('This person is now logged out everywhere.'),
    buttons: { no: 'Cancel', yes: 'Log out everywhere' },
  },
} satisfies Record<string, ActionDetails>;

export type UserAction = keyof typeof USER_ACTIONS;

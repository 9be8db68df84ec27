import type { User } from '@assembly/contract/user';
import { admin, answer } from './fake-server.ts';

export const pending: User = {
  id: 'u3',
  name: 'Petra Pending',
  email: 'pending@assembly.example',
  isAdmin: false,
  isActive: false,
};

export const usersReply = (items: User[], more = {}) =>
  answer(200, {
    items,
    page: 1,
    pageCount: 1,
    total: items.length,
    pending: items.filter(({ isActive }) => !isActive).length,
    ...more,
  });

/** A session of an administrator, the list, and each user of it. */
export function usersRoutes(items: User[], more = {}) {
  const single = items.map((user) => [`GET /api/users/${user.id}`, answer(200, { user })] as const);
  return {
    'GET /api/session': answer(200, { user: admin }),
    'GET /api/users': usersReply(items, more),
    ...Object.fromEntries(single),
  };
}

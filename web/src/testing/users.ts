import type { User } from '@assembly/contract/user';
import { admin, answer } from './fake-server.ts';

export const pending: User = {
  id: 'u3',
  name: 'Petra Pending',
  email: 'pending@assembly.example',
  isAdmin: false,
  isActive: false,
};

export const usersReply = (items: User[], overrides = {}) =>
  answer(200, {
    items,
    page: 1,
    pageCount: 1,
    total: items.length,
    pending: items.filter(({ isActive }) => !isActive).length,
    ...overrides,
  });

/** A session of an administrator, the list, and each user of it. */
export function usersRoutes(items: User[], overrides = {}) {
  const single = items.map((user) => [`GET /api/users/${user.id}`, answer(200, { user })] as const);
  return {
    'GET /api/session': answer(200, { user: admin }),
    'GET /api/users': usersReply(items, overrides),
    ...Object.fromEntries(single),
  };
}

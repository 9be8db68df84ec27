import { queryOptions } from '@tanstack/react-query';
import { readSession } from './account.ts';
import { rememberedUser } from './current-user.ts';

export const SESSION_KEY = ['session'] as const;

/** Who is signed in. Starts with who was last time, and asks at once whether that still holds. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: readSession,
  initialData: () => rememberedUser() ?? undefined,
  initialDataUpdatedAt: 0,
});

import { queryOptions } from '@tanstack/react-query';
import { readSession } from '../api/account.ts';
import { SESSION_KEY } from '../api/query-client.ts';
import { rememberedUser } from './current-user.ts';

/** Who is signed in. Starts with the remembered user and checks with the server at once. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: readSession,
  initialData: () => rememberedUser() ?? undefined,
  initialDataUpdatedAt: 0,
});

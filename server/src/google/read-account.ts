import { z } from 'zod';
import type { Client } from './client.ts';
import { GoogleError } from './google-error.ts';

const about = z.object({ user: z.object({ emailAddress: z.string() }) });

/** The address of the account that the refresh token belongs to. */
export async function readAccount(client: Client, signal: AbortSignal): Promise<string> {
  const answer = await client.getJson(
    {
      service: 'Drive',
      notFound: 'not_found',
      path: '/drive/v2/about',
      query: { fields: 'user/emailAddress' },
      by: 'token',
    },
    signal,
  );
  const { success, data } = about.safeParse(answer);
  if (!success) throw new GoogleError('not_understood', 'Drive');
  return data.user.emailAddress;
}

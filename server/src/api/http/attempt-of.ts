import { emailKey } from '@assembly/contract/user';
import type { FastifyRequest } from 'fastify';
import { networkOf, sitePrefixOf } from '../../auth/network.ts';
import type { Attempt } from '../../auth/rate-limits.ts';

/** The attempt that a request makes on the account with that email address. */
export function attemptOf(request: FastifyRequest, email: string, now: number): Attempt {
  return {
    account: emailKey(email),
    network: networkOf(request.ip),
    sitePrefix: sitePrefixOf(request.ip),
    now,
    onError: (error) => request.log.error({ err: error, req: request }, 'attempt not recorded'),
  };
}

import { Problem } from '@assembly/contract/problem';
import type { FastifyRequest } from 'fastify';

/** PostgreSQL keeps no NUL in a text, and faults when asked for one. Nothing is called so: the address names nothing. */
export async function refuseNul({ params }: FastifyRequest): Promise<void> {
  const named = Object.values(params as Record<string, string>);
  if (named.some((value) => value.includes('\0'))) throw new Problem('not_found');
}

import { api } from '@assembly/contract/paths';
import { emailKey, signUpSchema } from '@assembly/contract/user';
import type { FastifyInstance } from 'fastify';
import { signUp } from '../auth/accounts.ts';
import { countSignUp } from '../auth/limit-attempts.ts';
import { networkOf } from '../auth/network.ts';
import { parseInput } from './parse-input.ts';
import type { Parts } from './parts.ts';

export function signUpApi(app: FastifyInstance, { db, feed, passwords, now }: Parts): void {
  app.post(api.users, async (request, reply) => {
    const entered = parseInput(signUpSchema, request.body);
    await countSignUp(db, {
      account: emailKey(entered.email),
      network: networkOf(request.ip),
      now: now(),
    });
    const user = await signUp(db, passwords, entered, now());
    feed.publish({ topic: 'users' });
    return reply.code(201).send({ user });
  });
}

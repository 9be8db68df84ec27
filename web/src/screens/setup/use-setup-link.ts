import { ApiError } from '@assembly/contract/api-error';
import { checkSetupCode, getSetup } from '@assembly/contract/endpoints/setup';
import type { SetupRequirements } from '@assembly/contract/setup';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { errorMessage } from '../../ui/feedback/error-message.ts';

/** Why a link cannot be used. */
export type LinkProblem = 'wrong_setup_code' | 'setup_done';

type SetupLink =
  | { state: 'checking' }
  | { state: 'failed'; text: string }
  | { state: 'unusable'; problem: LinkProblem }
  | { state: 'usable'; requirements: SetupRequirements };

/** Undefined if the error says nothing about the link. */
export function linkProblemOf(error: unknown): LinkProblem | undefined {
  const code = error instanceof ApiError ? error.code : undefined;
  return code === 'wrong_setup_code' || code === 'setup_done' ? code : undefined;
}

async function check(code: string | null): Promise<SetupLink> {
  try {
    if (code)
      return { state: 'usable', requirements: await call(checkSetupCode, { body: { code } }) };
    const { state } = await call(getSetup);
    const problem = state === 'done' ? 'setup_done' : 'wrong_setup_code';
    return { state: 'unusable', problem };
  } catch (error) {
    const problem = linkProblemOf(error);
    return problem
      ? { state: 'unusable', problem }
      : { state: 'failed', text: errorMessage(error) };
  }
}

/** Checks the link before the person fills in anything. */
export function useSetupLink(code: string | null) {
  const [link, setLink] = useState<SetupLink>({ state: 'checking' });
  const checkAgain = async () => setLink(await check(code));
  useEffect(() => void check(code).then(setLink), [code]);
  const setUnusable = (problem: LinkProblem) => setLink({ state: 'unusable', problem });
  return { link, checkAgain, setUnusable };
}

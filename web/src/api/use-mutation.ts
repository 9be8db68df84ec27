import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayFailure } from '../ui/feedback/say-failure.ts';
import { SESSION_KEY } from './session-query.ts';

interface Write<Given, Answer> {
  send: (given: Given) => Promise<Answer>;
  /** What has to be asked for again, whether it worked or not. */
  changes: readonly string[];
  /** Called once it has happened. */
  onDone?: (answer: Answer, given: Given) => void;
}

/**
 * Changes something on the server, and says so if it could not. `write` resolves once the screen
 * shows it. TanStack's useMutation would cost the first screen a kilobyte, which it has no use for.
 */
export function useWrite<Given, Answer>({ send, changes, onDone }: Write<Given, Answer>) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();

  async function write(given: Given): Promise<void> {
    setBusy(true);
    try {
      const answered = await send(given);
      setAnswer(answered);
      onDone?.(answered, given);
    } catch (error) {
      sayFailure(error);
      // Perhaps it failed because nobody is signed in any more: the guard decides.
      void client.invalidateQueries({ queryKey: SESSION_KEY, exact: true });
    }
    await client.invalidateQueries({ queryKey: changes });
    setBusy(false);
  }

  return { write, busy, answer };
}

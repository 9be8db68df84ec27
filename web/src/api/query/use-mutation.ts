import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showErrorToast } from '../../ui/feedback/error-message.ts';
import { sessionKeys } from '../session.ts';

interface MutationOptions<Input, Reply> {
  mutationFn: (input: Input) => Promise<Reply>;
  /** The query key to refetch afterwards, whether the mutation worked or not. */
  invalidates: readonly string[];
  onSuccess?: (reply: Reply, input: Input) => void;
}

/**
 * Changes something on the server and shows a notification if that fails. `mutate` resolves once the
 * screen shows the change. TanStack's own useMutation would add a kilobyte to the first screen.
 */
export function useMutation<Input, Reply>(options: MutationOptions<Input, Reply>) {
  const { mutationFn, invalidates, onSuccess } = options;
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [data, setData] = useState<Reply>();

  async function mutate(input: Input): Promise<void> {
    setPending(true);
    try {
      const reply = await mutationFn(input);
      setData(reply);
      onSuccess?.(reply, input);
    } catch (error) {
      showErrorToast(error);
      // The session may have ended: if so, the guard redirects to the login.
      void client.invalidateQueries({ queryKey: sessionKeys.current, exact: true });
    }
    await client.invalidateQueries({ queryKey: invalidates });
    setPending(false);
  }

  return { mutate, isPending, data };
}

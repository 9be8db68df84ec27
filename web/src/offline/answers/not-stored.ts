import { ApiError } from '@assembly/contract/api-error';

/** For what only the server knows. It is refused like an unknown address, so that nothing retries by itself. */
export const notStored = (
  text = 'What is stored on this phone does not reach that far.',
  advice = 'Connect to the internet to see more.',
) => new ApiError('not_found', `${text} ${advice}`);

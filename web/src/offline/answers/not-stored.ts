import { ApiError } from '@assembly/contract/api-error';

const CONNECT = 'Connect to the internet to see more.';

/** For what only the server knows. It is refused like an unknown address, so that nothing retries by itself. */
export const notStored = (text = 'What is stored on this phone does not reach that far.') =>
  new ApiError('not_found', `${text} ${CONNECT}`);

import { type AddressInput, addressOf, type Endpoint } from '@assembly/contract/endpoints/endpoint';
import { replaceLogo } from '@assembly/contract/endpoints/settings';
import { basePath } from '../browser/page-config.ts';
import { readProblem } from './call.ts';

export const uploadLogo = (image: Blob) => sendImage(replaceLogo, {}, image);

/** Sends the image itself: `call` sends only JSON. */
export async function sendImage<E extends Endpoint>(
  endpoint: E,
  input: AddressInput<E>,
  image: Blob,
): Promise<void> {
  const response = await fetch(basePath + addressOf<Endpoint>(endpoint, input), {
    method: endpoint.method,
    headers: { 'content-type': image.type },
    body: image,
  });
  if (!response.ok) throw await readProblem(response);
}

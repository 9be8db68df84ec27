import { replaceLogo } from '@assembly/contract/endpoints/settings';
import { basePath } from '../browser/page-config.ts';
import { readProblem } from './call.ts';

/** Sends the image itself: `call` sends only JSON. */
export async function uploadLogo(image: Blob): Promise<void> {
  const response = await fetch(basePath + replaceLogo.path, {
    method: replaceLogo.method,
    headers: { 'content-type': image.type },
    body: image,
  });
  if (!response.ok) throw await readProblem(response);
}

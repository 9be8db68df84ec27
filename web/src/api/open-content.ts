import { readProblem } from './call.ts';
import { fetchContent } from './fetch-content.ts';

/** Requests a file. Throws an `ApiError` when the server refuses. */
export async function openContent(address: string, init: RequestInit): Promise<Response> {
  const response = await fetchContent(address, init);
  if (!response.ok) throw await readProblem(response);
  return response;
}

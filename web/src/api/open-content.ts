import { readProblem } from './call.ts';

/** Requests a file. Throws an `ApiError` when the server refuses. */
export async function openContent(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw await readProblem(response);
  return response;
}

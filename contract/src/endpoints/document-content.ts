import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** With `download`, a file is saved instead of shown. */
const contentQuerySchema = z.object({ download: z.optional(z.string()) });

/** In its own file: the audio player loads only this endpoint. */
export const getDocumentContent = {
  method: 'GET',
  path: '/api/documents/:fileId/content',
  audience: 'member',
  query: contentQuerySchema,
  reply: { status: 200, bytes: '*/*' },
  problems: ['file_not_found', 'google_failed'],
} as const satisfies Endpoint;

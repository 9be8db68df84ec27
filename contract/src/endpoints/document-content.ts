import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

const contentQuerySchema = z.object({
  /** The file is saved instead of shown. */
  download: z.optional(z.string()),
  /**
   * Asks why the request just before it failed, which a browser does not say about a picture, a recording or a PDF.
   * The same problem is returned again, without another call to Google.
   */
  why: z.optional(z.string()),
});

/** In its own file: the audio player loads only this endpoint. */
export const getDocumentContent = {
  method: 'GET',
  path: '/api/documents/:fileId/content',
  audience: 'member',
  query: contentQuerySchema,
  reply: { status: 200, bytes: '*/*' },
  problems: ['file_not_found', 'google_failed', 'too_many_downloads'],
} as const satisfies Endpoint;

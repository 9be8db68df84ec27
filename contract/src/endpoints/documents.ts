import { documentReplySchema, documentsReplySchema } from '../document.ts';
import { listQuerySchema, pageQuerySchema } from '../page-of.ts';
import type { Endpoint } from './endpoint.ts';

export const listDocuments = {
  method: 'GET',
  path: '/api/documents',
  audience: 'member',
  query: listQuerySchema,
  reply: { status: 200, json: documentsReplySchema },
  problems: ['folder_not_found'],
} as const satisfies Endpoint;

export const listFolder = {
  method: 'GET',
  path: '/api/documents/:folderId',
  audience: 'member',
  query: pageQuerySchema,
  reply: { status: 200, json: documentsReplySchema },
  problems: ['folder_not_found'],
} as const satisfies Endpoint;

export const getDocument = {
  method: 'GET',
  path: '/api/documents/:fileId/details',
  audience: 'member',
  reply: { status: 200, json: documentReplySchema },
  problems: ['file_not_found'],
} as const satisfies Endpoint;

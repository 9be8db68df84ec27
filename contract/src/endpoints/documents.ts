import { contentQuerySchema, documentReplySchema, documentsReplySchema } from '../document.ts';
import type { Endpoint } from '../endpoint.ts';
import { listQuerySchema, pageQuerySchema } from '../list-query.ts';

export const listDocuments = {
  method: 'GET',
  path: '/api/documents',
  audience: 'member',
  summary: 'The top folder, or a search in all folders',
  query: listQuerySchema,
  reply: { status: 200, json: documentsReplySchema },
  problems: ['folder_not_found'],
} as const satisfies Endpoint;

export const listFolder = {
  method: 'GET',
  path: '/api/documents/:folderId',
  audience: 'member',
  summary: 'The folders and files in a folder',
  query: pageQuerySchema,
  reply: { status: 200, json: documentsReplySchema },
  problems: ['folder_not_found'],
} as const satisfies Endpoint;

export const getDocument = {
  method: 'GET',
  path: '/api/documents/:fileId/details',
  audience: 'member',
  summary: 'One file',
  reply: { status: 200, json: documentReplySchema },
  problems: ['file_not_found'],
} as const satisfies Endpoint;

export const getDocumentContent = {
  method: 'GET',
  path: '/api/documents/:fileId/content',
  audience: 'member',
  summary: 'The bytes of a file; a Google document as PDF. Supports Range.',
  query: contentQuerySchema,
  reply: { status: 200, bytes: '*/*' },
  problems: ['file_not_found', 'google_failed'],
} as const satisfies Endpoint;

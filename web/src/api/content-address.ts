import { getDocumentContent } from '@assembly/contract/endpoints/document-content';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { basePath } from '../browser/page-config.ts';

/** The address of a file's bytes. */
export const contentAddress = (id: string) =>
  basePath + addressOf(getDocumentContent, { params: { fileId: id } });

/** The same, sent as an attachment. */
export const downloadAddress = (id: string) => `${contentAddress(id)}?download`;

/** Why the file was not sent. */
export const failureAddress = (id: string) => `${contentAddress(id)}?why`;

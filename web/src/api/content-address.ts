import { api } from '@assembly/contract/paths';
import { basePath } from '../browser/page-config.ts';

/** Where the bytes of a file are. */
export const contentAddress = (id: string) => basePath + api.content(id);

/** The same, to be saved instead of shown. */
export const downloadAddress = (id: string) => `${contentAddress(id)}?download`;

import * as z from 'zod/mini';
import { CLIENT_ERROR_MAX_CHARS } from '../limits.ts';
import { clientErrors } from '../paths.ts';
import { endpoint } from './endpoint.ts';

const { message, label } = CLIENT_ERROR_MAX_CHARS;

/** An error in the web app that kept a screen from being shown. */
export const reportClientError = endpoint('anyone', 'POST', clientErrors, {
  body: z.object({
    message: z.string().check(z.maxLength(message)),
    /** The path of the screen, without its query. */
    screen: z.string().check(z.maxLength(label)),
    /** The version of the web app, which may be older than the server's. */
    version: z.string().check(z.maxLength(label)),
  }),
  reply: { status: 204 },
  problems: ['too_many_attempts'],
});

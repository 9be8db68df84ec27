import * as z from 'zod/mini';
import { CLIENT_ERROR_MAX_CHARS } from '../limits.ts';
import type { Endpoint } from './endpoint.ts';

export const getHealth = {
  method: 'GET',
  path: '/healthz',
  audience: 'anyone',
  reply: { status: 200, json: z.object({ status: z.literal('up'), version: z.string() }) },
} as const satisfies Endpoint;

export const getReadiness = {
  method: 'GET',
  path: '/readyz',
  audience: 'anyone',
  reply: { status: 200, json: z.object({ status: z.literal('ready') }) },
} as const satisfies Endpoint;

export const getMetrics = {
  method: 'GET',
  path: '/metrics',
  audience: 'anyone',
  reply: { status: 200, text: 'text/plain' },
  problems: ['not_found'],
} as const satisfies Endpoint;

export const getOpenApi = {
  method: 'GET',
  path: '/api/openapi.json',
  audience: 'anyone',
  reply: { status: 200, json: z.looseObject({ openapi: z.string() }) },
} as const satisfies Endpoint;

const { message, label } = CLIENT_ERROR_MAX_CHARS;

/** An error in the web app that kept a screen from being shown. */
export const reportClientError = {
  method: 'POST',
  path: '/api/client-errors',
  audience: 'anyone',
  body: z.object({
    message: z.string().check(z.maxLength(message)),
    /** The path of the screen, without its query. */
    screen: z.string().check(z.maxLength(label)),
    /** The version of the web app, which may be older than the server's. */
    version: z.string().check(z.maxLength(label)),
  }),
  reply: { status: 204 },
  problems: ['too_many_attempts'],
} as const satisfies Endpoint;

import * as z from 'zod/mini';
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

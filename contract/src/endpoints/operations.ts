import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

export const getHealth = {
  method: 'GET',
  path: '/healthz',
  audience: 'anyone',
  summary: 'Whether the process is up',
  reply: { status: 200, json: z.object({ status: z.literal('up'), version: z.string() }) },
  problems: [],
} as const satisfies Endpoint;

export const getReadiness = {
  method: 'GET',
  path: '/readyz',
  audience: 'anyone',
  summary: 'Whether the process can reach its database',
  reply: { status: 200, json: z.object({ status: z.literal('ready') }) },
  problems: [],
} as const satisfies Endpoint;

export const getMetrics = {
  method: 'GET',
  path: '/metrics',
  audience: 'anyone',
  summary: 'Prometheus metrics, for a monitor on the same host only',
  reply: { status: 200, text: 'text/plain' },
  problems: ['not_found'],
} as const satisfies Endpoint;

export const getOpenApi = {
  method: 'GET',
  path: '/api/openapi.json',
  audience: 'anyone',
  summary: 'This document',
  reply: { status: 200, json: z.looseObject({ openapi: z.string() }) },
  problems: [],
} as const satisfies Endpoint;

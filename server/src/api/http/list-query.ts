import { pageQuerySchema } from '@assembly/contract/page-of';
import { searchQuerySchema } from '@assembly/contract/search';
import type { FastifyRequest } from 'fastify';
import { parseInput } from './parse-input.ts';

/** Which page of a list an address asks for, and which words. */
export interface ListQuery {
  page: number;
  search: string[];
}

const FIRST_PAGE = readQuery({});

/** Most addresses ask for nothing special, and need not be read through. */
export function listQuery({ url, query }: FastifyRequest): ListQuery {
  return url.includes('?') ? readQuery(query) : FIRST_PAGE;
}

function readQuery(query: unknown): ListQuery {
  return { ...parseInput(pageQuerySchema, query), ...parseInput(searchQuerySchema, query) };
}

import { safeFileName } from '@assembly/contract/document';
import { getEventIcs } from '@assembly/contract/endpoints/events';
import { Problem } from '@assembly/contract/problem';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { findEvent } from '../../store/content/events.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { type IcsEvent, titleOf, writeEventFile } from './write-ics.ts';

export function eventIcsApi(app: FastifyInstance, { settings, db, now }: AppContext): void {
  route(app, getEventIcs, async (request, reply) => {
    const event = await findEvent(db, request.params.id);
    if (!event || event.startsAt === null || event.endsAt === null) {
      throw new Problem('event_not_found');
    }
    reply.header('content-disposition', contentDisposition(fileNameOf(event)));
    const { assembly, publicUrl } = settings.current();
    return writeEventFile(event, { ...assembly, publicUrl }, now());
  });
}

/** The name goes into a header, which has limited room. */
const NAME_MAX_CHARS = 80;

function fileNameOf(event: IcsEvent): string {
  const name = titleOf(event).slice(0, NAME_MAX_CHARS).toWellFormed();
  return safeFileName(`${name}.ics`);
}

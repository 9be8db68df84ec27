import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { alterReply, replacementReply } from './control/apply-fault.ts';
import { type Call, type CallLog, createCallLog } from './control/call-log.ts';
import { type Controls, createControls } from './control/controls.ts';
import { type ActiveFault, createFaultList, type Fault, type FaultList } from './control/faults.ts';
import { handleControlRequest } from './control/routes.ts';
import { createState, type SandboxState } from './data/sandbox-state.ts';
import { HttpError } from './google/google-error.ts';
import { handleGoogleRequest } from './google/routes.ts';
import { errorReply, type Reply } from './http/reply.ts';
import { type Request, readBody, readRequestHead } from './http/request.ts';
import { send } from './http/send-reply.ts';
import type { SandboxOptions } from './options.ts';

const BODY_MAX_BYTES = 256 * 1024 * 1024;
/** Google that anyone else could reach would be a hole: loopback is not an option to set. */
const HOST = '127.0.0.1';

export type Sandbox = Controls & {
  url: string;
  tokenUrl: string;
  /** `/calendar/v3`, `/tasks/v1`, `/drive/v2` and `/drive/v3` lie below it. */
  apiUrl: string;
  calls: Call[];
  waitForCall: CallLog['waitFor'];
  close: () => Promise<void>;
};

type Parts = { state: SandboxState; controls: Controls; faults: FaultList; log: CallLog };

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const state = createState(options);
  const faults = createFaultList();
  const log = createCallLog();
  const controls = createControls(state, faults, log);
  const server = createServer((message, response) => {
    void serve({ state, controls, faults, log }, message, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, HOST, resolve);
  });
  state.url = `http://${HOST}:${(server.address() as AddressInfo).port}`;

  return {
    ...controls,
    url: state.url,
    tokenUrl: `${state.url}/token`,
    apiUrl: state.url,
    calls: log.calls,
    waitForCall: log.waitFor,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(parts: Parts, message: IncomingMessage, response: ServerResponse) {
  // A client that hangs up mid-answer is nothing to fall over.
  response.on('error', () => undefined);
  try {
    const request: Request = {
      ...readRequestHead(message),
      body: await readBody(message, BODY_MAX_BYTES),
    };
    if (request.parts[0] === 'control') {
      await send(
        response,
        orError(() => handleControlRequest(parts, request)),
        null,
        () => undefined,
      );
    } else {
      await serveGoogle(parts, request, response);
    }
  } catch (fault) {
    if (!(fault instanceof HttpError)) return void response.destroy();
    await send(response, errorReply(fault), null, () => undefined);
  }
}

async function serveGoogle(parts: Parts, request: Request, response: ServerResponse) {
  const { state, faults, log } = parts;
  const fault = faults.take(request);
  const call = log.begin(request, fault?.kind ?? null);
  const gone = recordEnd(response, call, log);

  if (fault?.kind === 'cut-before-headers') {
    call.endedAt = Date.now();
    response.destroy();
    return;
  }
  if (fault !== null) await heldUp(fault, gone);
  if (response.destroyed) return;
  const answer = orError(() => replyFor(state, request, fault));
  call.status = answer.status;
  await send(response, answer, fault, (count) => {
    call.bytesSent += count;
    log.changed(call);
  });
}

/** Resolves when the connection ends, and notes whether it was the client that ended it. */
function recordEnd(response: ServerResponse, call: Call, log: CallLog): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', () => {
      const cutByUs = call.fault === 'cut-body' || call.fault === 'cut-before-headers';
      call.endedAt = Date.now();
      if (!response.writableFinished && !cutByUs) call.abortedAt = call.endedAt;
      log.changed(call);
      resolve();
    });
  });
}

async function heldUp(fault: ActiveFault, gone: Promise<void>) {
  if (fault.kind === 'delay') await Promise.race([wait(fault.ms, undefined, { ref: false }), gone]);
  if (fault.kind === 'hang') await Promise.race([fault.released, gone]);
}

function replyFor(state: SandboxState, request: Request, fault: Fault | null): Reply {
  const instead = fault === null ? null : replacementReply(fault);
  if (instead !== null) return instead;
  const invents = fault?.kind === 'endless-pages' || fault?.kind === 'same-page-token';
  // A token that the fault made up stands for no page of ours: give the first again.
  if (invents) request.query.delete('pageToken');
  const answer = handleGoogleRequest(state, request);
  return fault === null ? answer : alterReply(fault, answer);
}

function orError(make: () => Reply): Reply {
  try {
    return make();
  } catch (fault) {
    if (fault instanceof HttpError) return errorReply(fault);
    throw fault;
  }
}

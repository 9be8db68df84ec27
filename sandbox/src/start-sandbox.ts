import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { alterReply, replacementReply } from './control/apply-fault.ts';
import { type Call, type CallLog, createCallLog } from './control/call-log.ts';
import { type Controls, createControls } from './control/controls.ts';
import { type ActiveFault, createFaultList, type Fault } from './control/faults.ts';
import { type ControlContext, handleControlRequest } from './control/routes.ts';
import { sendReply } from './control/send-reply.ts';
import { createState, type SandboxState } from './data/sandbox-state.ts';
import { addressesOf } from './environment.ts';
import { handleGoogleRequest } from './google/routes.ts';
import { HttpError } from './http/http-error.ts';
import { errorReply, type Reply } from './http/reply.ts';
import { type Request, readBody, readRequestHead } from './http/request.ts';
import type { SandboxOptions } from './options.ts';

const BODY_MAX_BYTES = 256 * 1024 * 1024;
/** Not an option: a sandbox that other machines could reach would be a security hole. */
const HOST = '127.0.0.1';

export type Sandbox = Controls & {
  url: string;
  /** The consent page. */
  authUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  /** The base of `/calendar/v3`, `/tasks/v1`, `/drive/v2` and `/drive/v3`. */
  apiUrl: string;
  calls: Call[];
  waitForCall: CallLog['waitFor'];
  close: () => Promise<void>;
};

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
    ...addressesOf(state.url),
    calls: log.calls,
    waitForCall: log.waitFor,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(context: ControlContext, message: IncomingMessage, response: ServerResponse) {
  // A client that disconnects during a reply must not crash the sandbox.
  response.on('error', () => undefined);
  try {
    const request: Request = {
      ...readRequestHead(message),
      body: await readBody(message, BODY_MAX_BYTES),
    };
    if (request.segments[0] === 'control') {
      await sendReply(
        response,
        orErrorReply(() => handleControlRequest(context, request)),
      );
    } else {
      await serveGoogle(context, request, response);
    }
  } catch (error) {
    if (!(error instanceof HttpError)) return void response.destroy();
    await sendReply(response, errorReply(error));
  }
}

async function serveGoogle(context: ControlContext, request: Request, response: ServerResponse) {
  const { state, faults, log } = context;
  const fault = faults.consume(request);
  const call = log.begin(request, fault?.kind ?? null);
  const closed = recordEnd(response, call, log);

  if (fault?.kind === 'cut-before-headers') {
    call.endedAt = Date.now();
    response.destroy();
    return;
  }
  if (fault !== null) await waitForFault(fault, closed);
  if (response.destroyed) return;
  const reply = orErrorReply(() => replyFor(state, request, fault));
  call.status = reply.status;
  await sendReply(response, reply, fault, (count) => {
    call.bytesSent += count;
    log.changed(call);
  });
}

/** Resolves when the connection closes, and records whether the client closed it early. */
function recordEnd(response: ServerResponse, call: Call, log: CallLog): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', () => {
      const isCutByFault = call.fault === 'cut-body' || call.fault === 'cut-before-headers';
      call.endedAt = Date.now();
      if (!response.writableFinished && !isCutByFault) call.abortedAt = call.endedAt;
      log.changed(call);
      resolve();
    });
  });
}

async function waitForFault(fault: ActiveFault, closed: Promise<void>) {
  if (fault.kind === 'delay') {
    await Promise.race([wait(fault.ms, undefined, { ref: false }), closed]);
  }
  if (fault.kind === 'hang') await Promise.race([fault.released, closed]);
}

function replyFor(state: SandboxState, request: Request, fault: Fault | null): Reply {
  const replacement = fault === null ? null : replacementReply(fault);
  if (replacement !== null) return replacement;
  // These faults invent page tokens, which the sandbox cannot read: send the first page again.
  if (fault?.kind === 'endless-pages' || fault?.kind === 'same-page-token') {
    request.query.delete('pageToken');
  }
  const reply = handleGoogleRequest(state, request);
  return fault === null ? reply : alterReply(fault, reply);
}

function orErrorReply(handle: () => Reply): Reply {
  try {
    return handle();
  } catch (error) {
    if (error instanceof HttpError) return errorReply(error);
    throw error;
  }
}

import { type Content, type DriveFile, FOLDER, ROOT_ID } from '../data/google-items.ts';
import type { SandboxState } from '../data/sandbox-state.ts';
import { bytesReply, jsonReply, type Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import { ACCOUNTS } from '../oauth/permissions.ts';
import { type ByteRange, parseRange } from './byte-range.ts';
import { parseDriveQuery } from './drive-query.ts';
import { isGoogleDocument, toV2Resource, toV3Resource } from './drive-resource.ts';
import { errorsByReason } from './errors-by-reason.ts';
import { contentBytes, contentSize } from './file-content.ts';
import { googleError, invalidParameter, notImplemented } from './google-error.ts';
import { accountOf, requireOwner } from './identify-caller.ts';
import { cachedList } from './list-cache.ts';
import { pageOf } from './paging.ts';
import { pickFields } from './pick-fields.ts';

const EXPORT_MAX_BYTES = 10 * 1024 * 1024;

export function listFiles(state: SandboxState, request: Request): Reply {
  requireOwner(state, request);
  const { query } = request;
  for (const name of ['orderBy', 'corpora', 'driveId', 'projection']) {
    if (query.has(name)) throw notImplemented(`${name} on files`);
  }
  const matches = parseDriveQuery(query.get('q'));
  const files = cachedList(state, 'files', query.get('q'), () =>
    [...state.drive.values()].filter((file) => matches(state, file)),
  );
  const { items, nextPageToken } = pageOf(files, request.path, query, {
    defaultSize: 100,
    maxSize: 1000,
    epoch: state.pageTokenEpoch,
  });
  const reply = {
    kind: 'drive#fileList',
    etag: `"d${state.version}"`,
    selfLink: `${state.url}${request.path}`,
    incompleteSearch: false,
    ...(nextPageToken !== undefined && { nextPageToken }),
    items: items.map((file) => toV2Resource(state, file)),
  };
  return jsonReply(200, pickFields(reply, query));
}

export function getAbout(state: SandboxState, request: Request): Reply {
  requireOwner(state, request);
  const account = ACCOUNTS.find(({ email }) => email === accountOf(state, request));
  const reply = {
    kind: 'drive#about',
    name: account?.name,
    rootFolderId: ROOT_ID,
    user: {
      kind: 'drive#user',
      displayName: account?.name,
      isAuthenticatedUser: true,
      emailAddress: account?.email,
    },
  };
  return jsonReply(200, pickFields(reply, request.query));
}

/** `GET /drive/v3/files/{id}`: the bytes with `alt=media`, otherwise the metadata. */
export function getFileV3(state: SandboxState, request: Request): Reply {
  requireOwner(state, request);
  const file = findFile(state, request);
  const alt = request.query.get('alt') ?? 'json';
  if (alt === 'media') return fileBytesReply(file, request);
  if (alt !== 'json') throw invalidParameter('alt', `Invalid value '${alt}'.`, 'invalidParameter');
  const reply = toV3Resource(state, file);
  return jsonReply(200, pickFields(reply, request.query, 'kind,id,name,mimeType'));
}

/** `GET /drive/v2/files/{id}`, the same in the older format. */
export function getFileV2(state: SandboxState, request: Request): Reply {
  requireOwner(state, request);
  const file = findFile(state, request);
  if (request.query.get('alt') === 'media') return fileBytesReply(file, request);
  return jsonReply(200, pickFields(toV2Resource(state, file), request.query));
}

/** `GET /drive/v3/files/{id}/export`: a Google document as a PDF. */
export function exportFile(state: SandboxState, request: Request): Reply {
  requireOwner(state, request);
  const file = findFile(state, request);
  const type = request.query.get('mimeType');
  if (!type)
    throw googleError(400, 'required', 'Required parameter: mimeType', { location: 'mimeType' });
  if (!isGoogleDocument(file)) {
    throw googleError(403, 'fileNotExportable', 'Export only supports Docs Editors files.');
  }
  if (type !== 'application/pdf') {
    throw googleError(400, 'badRequest', 'The requested conversion is not supported.', {
      location: 'convertTo',
    });
  }
  const content: Content = file.content ?? { text: '' };
  const size = contentSize(content);
  if (size > EXPORT_MAX_BYTES) throw errorsByReason.exportSizeLimitExceeded();
  // Google does not know the size of an export beforehand and sends it without a length.
  const body = contentBytes(content, 0, size);
  return { status: 200, headers: { 'content-type': type }, body, size: null };
}

function findFile(state: SandboxState, request: Request): DriveFile {
  const id = request.segments[3] ?? '';
  const root: DriveFile = { id: ROOT_ID, title: 'My Drive', mimeType: FOLDER };
  const file = id === 'root' || id === ROOT_ID ? root : state.drive.get(id);
  if (file) return file;
  throw googleError(404, 'notFound', `File not found: ${id}.`, { location: 'fileId' });
}

function fileBytesReply(file: DriveFile, request: Request): Reply {
  const { content } = file;
  if (content === undefined || isGoogleDocument(file)) throw errorsByReason.fileNotDownloadable();
  const size = contentSize(content);
  const range = parseRange(request.headers.range, size);
  const headers = { 'content-type': file.mimeType, 'content-disposition': 'attachment' };
  if (range === 'unsatisfiable') {
    throw googleError(416, 'requestedRangeNotSatisfiable', 'Request range not satisfiable', {
      location: 'Range',
      locationType: 'header',
      headers: { 'content-range': `bytes */${size}` },
    });
  }
  const { from, to }: ByteRange = range ?? { from: 0, to: size };
  return {
    status: range === null ? 200 : 206,
    headers:
      range === null ? headers : { ...headers, 'content-range': `bytes ${from}-${to - 1}/${size}` },
    body: contentBytes(content, from, to),
    size: to - from,
  };
}

/** For `thumbnailLink` and `iconLink`. */
export function getIcon(): Reply {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><path fill="#789" d="M3 1h7l3 3v11H3z"/></svg>';
  return bytesReply(200, Buffer.from(svg), { 'content-type': 'image/svg+xml' });
}

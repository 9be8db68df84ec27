import { type Answer, bytesAnswer, jsonAnswer } from '../answer.ts';
import { type Content, type DriveFile, FOLDER, ROOT_ID } from '../data/records.ts';
import type { World } from '../data/world.ts';
import type { Request } from '../request.ts';
import { contentBytes, contentSize } from './content.ts';
import { readDriveQuery } from './drive-query.ts';
import { isGoogleDocument, shapeV2, shapeV3 } from './drive-shape.ts';
import { pickFields } from './fields.ts';
import { googleError, invalidParameter, notBuilt } from './google-error.ts';
import { googleReasons } from './google-reasons.ts';
import { keptList } from './kept-list.ts';
import { requireOwner } from './oauth.ts';
import { pageOf } from './paging.ts';
import { type ByteRange, readRange } from './range.ts';

const EXPORT_MAX_BYTES = 10 * 1024 * 1024;

export function answerFiles(world: World, request: Request): Answer {
  requireOwner(world, request);
  const { query } = request;
  for (const name of ['orderBy', 'corpora', 'driveId', 'projection']) {
    if (query.has(name)) throw notBuilt(`${name} on files`);
  }
  const asked = readDriveQuery(query.get('q'));
  const chosen = keptList(world, 'files', query.get('q'), () =>
    [...world.drive.values()].filter((file) => asked(world, file)),
  );
  const { items, nextPageToken } = pageOf(chosen, request.path, query, {
    defaultSize: 100,
    maxSize: 1000,
    epoch: world.pageTokenEpoch,
  });
  const answer = {
    kind: 'drive#fileList',
    etag: `"d${world.version}"`,
    selfLink: `${world.url}${request.path}`,
    incompleteSearch: false,
    ...(nextPageToken !== undefined && { nextPageToken }),
    items: items.map((file) => shapeV2(world, file)),
  };
  return jsonAnswer(200, pickFields(answer, query));
}

/** Whose drive it is. */
const OWNER = {
  kind: 'drive#user',
  displayName: 'Assembly office',
  emailAddress: 'office@sandbox.example',
};

export function answerAbout(world: World, request: Request): Answer {
  requireOwner(world, request);
  const answer = {
    kind: 'drive#about',
    name: 'Assembly office',
    rootFolderId: ROOT_ID,
    user: OWNER,
  };
  return jsonAnswer(200, pickFields(answer, request.query));
}

/** `GET /drive/v3/files/{id}`: the bytes with `alt=media`, else what is known about them. */
export function answerFile(world: World, request: Request): Answer {
  requireOwner(world, request);
  const file = fileIn(world, request);
  const alt = request.query.get('alt') ?? 'json';
  if (alt === 'media') return answerBytes(file, request);
  if (alt !== 'json') throw invalidParameter('alt', `Invalid value '${alt}'.`, 'invalidParameter');
  const answer = shapeV3(world, file);
  return jsonAnswer(200, pickFields(answer, request.query, 'kind,id,name,mimeType'));
}

/** The same file by the older address. */
export function answerFileV2(world: World, request: Request): Answer {
  requireOwner(world, request);
  const file = fileIn(world, request);
  if (request.query.get('alt') === 'media') return answerBytes(file, request);
  return jsonAnswer(200, pickFields(shapeV2(world, file), request.query));
}

/** `GET /drive/v3/files/{id}/export`: one of Google's own documents, as a PDF. */
export function answerExport(world: World, request: Request): Answer {
  requireOwner(world, request);
  const file = fileIn(world, request);
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
  if (size > EXPORT_MAX_BYTES) throw googleReasons.exportSizeLimitExceeded();
  // The size of an export is not known beforehand: it comes in chunks, without a length.
  const body = contentBytes(content, 0, size);
  return { status: 200, headers: { 'content-type': type }, body, size: null };
}

function fileIn(world: World, request: Request): DriveFile {
  const id = request.parts[3] ?? '';
  const root: DriveFile = { id: ROOT_ID, title: 'My Drive', mimeType: FOLDER };
  const file = id === 'root' || id === ROOT_ID ? root : world.drive.get(id);
  if (file) return file;
  throw googleError(404, 'notFound', `File not found: ${id}.`, { location: 'fileId' });
}

function answerBytes(file: DriveFile, request: Request): Answer {
  const { content } = file;
  if (content === undefined || isGoogleDocument(file)) throw googleReasons.fileNotDownloadable();
  const size = contentSize(content);
  const asked = readRange(request.headers.range, size);
  const headers = { 'content-type': file.mimeType, 'content-disposition': 'attachment' };
  if (asked === 'none of it') {
    throw googleError(416, 'requestedRangeNotSatisfiable', 'Request range not satisfiable', {
      location: 'Range',
      locationType: 'header',
      headers: { 'content-range': `bytes */${size}` },
    });
  }
  const { from, to }: ByteRange = asked ?? { from: 0, to: size };
  return {
    status: asked === null ? 200 : 206,
    headers:
      asked === null ? headers : { ...headers, 'content-range': `bytes ${from}-${to - 1}/${size}` },
    body: contentBytes(content, from, to),
    size: to - from,
  };
}

/** A picture of a page, for `thumbnailLink` and `iconLink`: a grey pixel will do. */
export function answerPicture(): Answer {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><path fill="#789" d="M3 1h7l3 3v11H3z"/></svg>';
  return bytesAnswer(200, Buffer.from(svg), { 'content-type': 'image/svg+xml' });
}

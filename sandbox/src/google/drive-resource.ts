import { createHash } from 'node:crypto';
import { type DriveFile, FOLDER, ROOT_ID, SHORTCUT } from '../data/google-items.ts';
import type { SandboxState } from '../data/sandbox-state.ts';
import { contentBytes, contentSize } from './file-content.ts';

/** The owner and last editor of every file. */
const OWNER = {
  kind: 'drive#user',
  displayName: 'Assembly office',
  picture: { url: 'https://pictures.sandbox.example/a/office=s64' },
  isAuthenticatedUser: true,
  permissionId: '04718281828459045235',
  emailAddress: 'office@sandbox.example',
};

const allTrue = (...names: string[]) => Object.fromEntries(names.map((name) => [name, true]));

/** The owner's permissions. Google sends them with every file, and they are most of a listing's size. */
const CAPABILITIES = {
  ...allTrue(
    'canEdit',
    'canCopy',
    'canReadRevisions',
    'canShare',
    'canRename',
    'canTrash',
    'canUntrash',
  ),
  ...allTrue(
    'canDownload',
    'canComment',
    'canDelete',
    'canModifyContent',
    'canMoveItemWithinDrive',
  ),
  ...allTrue('canAddMyDriveParent', 'canMoveItemOutOfDrive', 'canMoveItemIntoTeamDrive'),
  ...allTrue('canChangeCopyRequiresWriterPermission', 'canModifyOwnerContentRestriction'),
  ...allTrue(
    'canModifyContentRestriction',
    'canRemoveContentRestriction',
    'canMoveChildrenWithinDrive',
  ),
  ...allTrue('canModifyEditorContentRestriction', 'canDisableInheritedPermissions'),
  canAcceptOwnership: false,
  canAddChildren: false,
  canAddFolderFromAnotherDrive: false,
  canChangeSecurityUpdateEnabled: false,
  canDeleteChildren: false,
  canListChildren: false,
  canModifyLabels: false,
  canReadDrive: false,
  canReadLabels: false,
  canRemoveChildren: false,
  canRemoveMyDriveParent: true,
  canTrashChildren: false,
};

const GOOGLE_TYPE = 'application/vnd.google-apps.';

export function isGoogleDocument({ mimeType }: DriveFile): boolean {
  return mimeType.startsWith(GOOGLE_TYPE) && mimeType !== FOLDER && mimeType !== SHORTCUT;
}

/** A file in the format of Drive v2. Folders, shortcuts and Google documents have no size. */
export function toV2Resource(state: SandboxState, file: DriveFile) {
  const link = `${state.url}/drive/v2/files/${file.id}`;
  const trashed = isTrashed(state, file);
  return {
    kind: 'drive#file',
    id: file.id,
    etag: `"${checksum(file).slice(0, 12)}"`,
    selfLink: link,
    alternateLink: `${state.url}/file/d/${file.id}/view`,
    iconLink: `${state.url}/icons/${encodeURIComponent(file.mimeType)}`,
    title: file.title,
    mimeType: file.mimeType,
    ...(file.description !== undefined && { description: file.description }),
    labels: { starred: false, hidden: false, trashed, restricted: false, viewed: true },
    ...(trashed && { explicitlyTrashed: file.trashed === true }),
    createdDate: file.createdDate,
    modifiedDate: file.modifiedDate ?? file.createdDate,
    parents: (file.parents ?? []).map((id) => ({
      kind: 'drive#parentReference',
      id,
      selfLink: `${link}/parents/${id}`,
      parentLink: `${state.url}/drive/v2/files/${id}`,
      isRoot: id === ROOT_ID,
    })),
    ...(file.shortcutDetails && { shortcutDetails: file.shortcutDetails }),
    ...linksV2(state, file),
    version: '7',
    lastViewedByMeDate: file.createdDate,
    markedViewedByMeDate: '1970-01-01T00:00:00.000Z',
    userPermission: {
      kind: 'drive#permission',
      etag: '"me"',
      id: 'me',
      selfLink: `${link}/permissions/me`,
      role: 'owner',
      type: 'user',
      pendingOwner: false,
    },
    ownerNames: [OWNER.displayName],
    owners: [OWNER],
    lastModifyingUserName: OWNER.displayName,
    lastModifyingUser: OWNER,
    capabilities: CAPABILITIES,
    editable: true,
    copyable: true,
    writersCanShare: true,
    copyRequiresWriterPermission: false,
    appDataContents: false,
    spaces: ['drive'],
    shared: (file.parents ?? []).length === 0,
    ...file.extra,
  };
}

function linksV2(state: SandboxState, file: DriveFile) {
  if (isGoogleDocument(file)) {
    const pdf = `${state.url}/drive/v3/files/${file.id}/export?mimeType=application/pdf`;
    return {
      embedLink: `${state.url}/document/d/${file.id}/preview`,
      exportLinks: { 'application/pdf': pdf },
      thumbnailLink: `${state.url}/thumbnails/${file.id}`,
    };
  }
  if (file.content === undefined) return {};
  const size = String(contentSize(file.content));
  return {
    webContentLink: `${state.url}/uc?id=${file.id}&export=download`,
    embedLink: `${state.url}/file/d/${file.id}/preview`,
    downloadUrl: `${state.url}/drive/v2/files/${file.id}?alt=media`,
    originalFilename: file.title,
    fileExtension: /\.(\w+)$/.exec(file.title)?.[1] ?? '',
    md5Checksum: checksum(file),
    fileSize: size,
    quotaBytesUsed: size,
    ...(/^(image\/|application\/pdf)/.test(file.mimeType) && {
      thumbnailLink: `${state.url}/thumbnails/${file.id}`,
    }),
  };
}

/** All fields of a file in the format of Drive v3; without `fields` only the first four are sent. */
export function toV3Resource(state: SandboxState, file: DriveFile) {
  return {
    kind: 'drive#file',
    id: file.id,
    name: file.title,
    mimeType: file.mimeType,
    createdTime: file.createdDate,
    modifiedTime: file.modifiedDate ?? file.createdDate,
    parents: file.parents ?? [],
    trashed: isTrashed(state, file),
    ...(file.content !== undefined &&
      !isGoogleDocument(file) && {
        size: String(contentSize(file.content)),
        originalFilename: file.title,
        md5Checksum: checksum(file),
      }),
    ...(file.shortcutDetails && { shortcutDetails: file.shortcutDetails }),
    capabilities: { canDownload: file.mimeType !== FOLDER },
  };
}

/** Everything in a trashed folder counts as trashed. */
export function isTrashed(state: SandboxState, file: DriveFile, depth = 0): boolean {
  if (file.trashed) return true;
  return (file.parents ?? []).some((id) => {
    const parent = state.drive.get(id);
    return parent !== undefined && depth < 50 && isTrashed(state, parent, depth + 1);
  });
}

const CHECKED_BYTES = 16 * 1024;

/** Covers the file's name, its size and its first bytes: there may be gigabytes. */
function checksum({ id, title, content }: DriveFile): string {
  const size = content === undefined ? 0 : contentSize(content);
  const md5 = createHash('md5').update(`${id} ${title} ${size}`);
  if (content)
    for (const bytes of contentBytes(content, 0, Math.min(size, CHECKED_BYTES))) md5.update(bytes);
  return md5.digest('hex');
}

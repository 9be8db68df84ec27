import { readDriveItems } from '../content/drive.ts';
import type { DriveItemRecord } from '../content/records.ts';
import type { Tx } from '../database/tables.ts';

interface SubFolder {
  id: string;
  title: string;
  subFolder: SubFolder[];
}

/**
 * The top-level folders by id, each with the tree of its subfolders and a list of the files in any of them, both as
 * JSON. Shortcuts are left out.
 */
export async function readDriveTree(trx: Tx) {
  const items = (await readDriveItems(trx)).filter(({ id, targetId }) => id === targetId);
  const childrenOf = Map.groupBy(items, ({ parentId }) => parentId);
  return (childrenOf.get('') ?? [])
    .sort((a, b) => Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)))
    .map((folder) => {
      const files: object[] = [];
      const subFoldersOf = (id: string): SubFolder[] => {
        const children = Map.groupBy(childrenOf.get(id) ?? [], ({ isFolder }) => isFolder);
        for (const file of children.get(0) ?? []) {
          files.push({ ...fieldsOf(file), parents: [{ id }] });
        }
        return (children.get(1) ?? []).map(({ id, title }) => {
          return { id, title, subFolder: subFoldersOf(id) };
        });
      };
      const subFolder = subFoldersOf(folder.id);
      return {
        ...fieldsOf(folder),
        subFolder: JSON.stringify(subFolder),
        files: JSON.stringify(files),
      };
    });
}

/** Google's links are not stored: the app opens files through its own address. */
function fieldsOf({ id, title, fileName, fileSize, createdDate, mimeType }: DriveItemRecord) {
  return {
    id,
    title,
    thumbnailLink: '',
    webContentLink: '',
    originalFilename: fileName,
    fileSize: fileSize === null ? '' : String(fileSize),
    createdDate,
    iconLink: '',
    mimeType,
    embedLink: '',
  };
}

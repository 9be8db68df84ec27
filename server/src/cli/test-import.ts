import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOLDER_TYPE } from '@assembly/contract/document';
import { SUNDAY, type TestApp } from '../testing/test-app.ts';
import { importCommand } from './import.ts';

function fileOf(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'assembly-')), 'tree.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** Imports these contents, each as a file of its own: a tree, and an export of accounts. */
export function importInto({ db, config }: Pick<TestApp, 'db' | 'config'>, ...contents: unknown[]) {
  const parts = { db, config, now: () => SUNDAY, log: () => {} };
  return importCommand.run(parts, contents.map(fileOf));
}

const folder = (parts: object) => ({ title: 'Sermons', mimeType: FOLDER_TYPE, ...parts });
/** What a Firebase project exports of its database. */
export const TREE = {
  Users: {
    ada: {
      id: 'ada',
      name: 'Ada L',
      email: 'Ada@example.org',
      password: 'plain text',
      isAdmin: 1,
      isActive: true,
      deviceType: 'web',
    },
    bob: { name: 'Bob B', email: 'bob@example.org', isAdmin: false, isActive: 1 },
    eve: { name: 'Eve E', email: 'eve@example.org', isAdmin: 'true', isActive: 'yes' },
  },
  // Whole numbers as keys: Firebase makes a list of them.
  Events: [
    null,
    {
      date: '2027-01-01',
      dateEnd: '2027-01-02',
      summary: 'Feast',
      description: '<script>x</script><b>all</b> day',
    },
  ],
  Tasks: {
    z: { title: 'First', subtask: '[{"id":"s","title":"Bring cake","due":"2027-01-01"}]' },
    a: { title: 'Second', subtask: [{ title: 'Help', due: '2027-01-01' }] },
  },
  Drive: {
    top: folder({
      id: 'top',
      subFolder: JSON.stringify([{ id: 'sub', title: '2026', subFolder: [] }]),
      files: [
        {
          id: 'mp3',
          title: 'a.mp3',
          mimeType: 'audio/mpeg',
          fileSize: '123',
          parents: [{ id: 'sub' }],
        },
      ],
    }),
  },
};

import { FOLDER_TYPE } from '@assembly/contract/document';
import { expect, test } from 'vitest';
import { toDocuments } from '../../sync/to-document.ts';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { exportOf } from '../../testing/databases/read-all-tables.ts';
import { driveFolder, driveItem, driveShortcut } from '../../testing/fixtures/source-samples.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { replaceDrive } from '../content/drive.ts';
import { ALL_CONFIRMED } from '../content/removal-guard.ts';

onEachDatabase('an export', (kind) => {
  test('has each top-level folder with the tree of its subfolders and the files in them', async () => {
    const db = await freshDatabase(kind);
    const { items } = toDocuments([
      driveFolder('sermons', '', { title: 'Sermons' }),
      driveFolder('year', 'sermons', { title: '2026' }),
      driveFolder('advent', 'year'),
      driveItem('sermon', 'advent', { originalFilename: 'sermon.pdf', fileSize: '1024' }),
      driveItem('note', 'sermons', { fileSize: '' }),
      driveShortcut('to-note', 'advent', 'note'),
      driveItem('loose', ''),
    ]);
    await replaceDrive(db, items, { confirmed: ALL_CONFIRMED, now: SUNDAY });
    const { Drive } = JSON.parse(await exportOf(db));
    expect(Object.keys(Drive)).toEqual(['other-files', 'sermons']);
    const fields = {
      thumbnailLink: '',
      webContentLink: '',
      createdDate: '2026-01-01T00:00:00.000Z',
      iconLink: '',
      embedLink: '',
    };
    const { subFolder, files, ...folder } = Drive.sermons;
    expect(folder).toEqual({
      id: 'sermons',
      title: 'Sermons',
      originalFilename: '',
      fileSize: '',
      mimeType: FOLDER_TYPE,
      ...fields,
    });
    const advent = { id: 'advent', title: 'advent', subFolder: [] };
    expect(JSON.parse(subFolder)).toEqual([{ id: 'year', title: '2026', subFolder: [advent] }]);
    const [note, sermon, ...others] = JSON.parse(files);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ id: 'note', fileSize: '', parents: [{ id: 'sermons' }] });
    expect(sermon).toEqual({
      id: 'sermon',
      title: 'sermon',
      originalFilename: 'sermon.pdf',
      fileSize: '1024',
      mimeType: 'text/plain',
      parents: [{ id: 'advent' }],
      ...fields,
    });
    expect(JSON.parse(Drive['other-files'].files)).toMatchObject([{ id: 'loose' }]);
  });
});

import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { expect, test } from 'vitest';
import { useSandbox } from '../testing/fixtures/test-google.ts';

const google = useSandbox();
const item = (id: string, parent: string, mimeType = 'application/pdf') => ({
  ...{ id, title: id, mimeType, parents: [parent] },
});

test('the files of a folder are counted with those inside it, those of the drive from its top', async () => {
  google.sandbox.setDrive([
    item('music', ROOT_ID, FOLDER),
    ...Array.from({ length: 45 }, (_, at) => item(`choir${at}`, 'music', FOLDER)),
    ...Array.from({ length: 45 }, (_, at) => item(`score${at}`, `choir${at}`)),
    item('hymns', 'music'),
    item('minutes', ROOT_ID),
    { ...item('old', 'music'), trashed: true },
    { ...item('shared', 'x'), parents: [] },
  ]);
  expect(await google.open().countFiles('music')).toEqual({ files: 46, isMore: false });
  expect(await google.open().countFiles(undefined)).toEqual({ files: 47, isMore: false });
});

test('counting stops after a thousand files', async () => {
  const files = Array.from({ length: 2500 }, (_, at) => item(`file${at}`, 'music'));
  google.sandbox.setDrive([
    item('music', ROOT_ID, FOLDER),
    item('choir', 'music', FOLDER),
    ...files,
  ]);
  expect(await google.open().countFiles('music')).toEqual({ files: 2500, isMore: true });
});

test('a folder that contains itself is counted once', async () => {
  google.sandbox.setDrive([item('a', 'b', FOLDER), item('b', 'a', FOLDER), item('file', 'b')]);
  expect(await google.open().countFiles('a')).toEqual({ files: 1, isMore: false });
});

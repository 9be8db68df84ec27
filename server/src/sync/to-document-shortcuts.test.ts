import { FOLDER_TYPE } from '@assembly/contract/document';
import { expect, test } from 'vitest';
import {
  driveFolder as folder,
  driveItem as item,
  driveShortcut as shortcut,
} from '../testing/fixtures/source-samples.ts';
import { toDocuments } from './to-document.ts';

test('a shortcut opens its target, under its own title', () => {
  const file = item('pdf', '', {
    title: 'Map.pdf',
    originalFilename: 'Map.pdf',
    fileSize: '9',
    mimeType: 'application/pdf',
  });
  const { items } = toDocuments([folder('f', ''), file, shortcut('s', 'f', 'pdf')]);
  expect(items.find(({ id }) => id === 's')).toMatchObject({
    id: 's',
    title: 's',
    targetId: 'pdf',
    mimeType: 'application/pdf',
    fileName: 'Map.pdf',
    fileSize: 9,
    isFolder: 0,
  });
});

test('a shortcut to an ancestor opens that folder', () => {
  const list = [folder('a', ''), folder('b', 'a'), shortcut('up', 'b', 'a', FOLDER_TYPE)];
  const { items } = toDocuments(list);
  expect(items.map(({ id, targetId, isFolder }) => [id, targetId, isFolder])).toEqual([
    ['a', 'a', 1],
    ['b', 'b', 1],
    ['up', 'a', 1],
  ]);
});

test('a shortcut to something outside the named folder is left out', () => {
  const list = [
    folder('ours', 'top'),
    item('minutes', 'ours'),
    item('loose', 'top'),
    folder('council', ''),
    item('salaries', 'council'),
    item('shared', '', { parents: [] }),
    shortcut('to minutes', 'ours', 'minutes'),
    shortcut('to loose', 'ours', 'loose'),
    shortcut('to ours', 'ours', 'ours', FOLDER_TYPE),
    shortcut('to salaries', 'ours', 'salaries'),
    shortcut('to shared', 'ours', 'shared'),
    shortcut('to council', 'ours', 'council', FOLDER_TYPE),
  ];
  const { items, leftOut } = toDocuments(list, { driveFolder: 'top' });
  expect(new Set(items.map(({ targetId }) => targetId))).toEqual(
    new Set(['ours', 'other-files', 'minutes', 'loose']),
  );
  expect(leftOut.map(({ id }) => id)).toEqual(['to council', 'to salaries', 'to shared']);
  expect(new Set(leftOut.map(({ reason }) => reason))).toEqual(
    new Set([
      'It is a shortcut to something outside the folder that is synced. Move the target into that folder, or remove the shortcut.',
    ]),
  );
});

test('a shortcut to nothing, to another shortcut, to itself or to a folder that is not shown is left out', () => {
  const list = [
    folder('f', ''),
    folder('hidden', 'elsewhere'),
    shortcut('nothing', 'f', 'gone'),
    shortcut('second', 'f', 'nothing'),
    shortcut('self', 'f', 'self'),
    shortcut('away', 'f', 'hidden', FOLDER_TYPE),
  ];
  const { items, leftOut } = toDocuments(list);
  expect(items.map(({ id }) => id)).toEqual(['f']);
  expect(leftOut.map(({ id }) => id).sort()).toEqual([
    'away',
    'hidden',
    'nothing',
    'second',
    'self',
  ]);
});

import type { Manifest, ManifestChunk } from 'vite';
import { expect, test } from 'vitest';
import { MESSAGES } from '../web/build/catalogs.ts';
import { screenFiles } from '../web/build/screen-files.ts';

const folder = MESSAGES.folder.slice(1);

test('a screen loads the texts of its language, although the manifest names another one', () => {
  const chunks: Record<string, ManifestChunk> = {
    '../messages/src/en/common.ts': { file: `${folder}/en/common.js`, imports: ['_language.js'] },
    '_language.js': { file: `${folder}/zh-Hans/language.js`, imports: ['_words-for.js'] },
    '_words-for.js': { file: `${folder}/words-for.js` },
  };
  const manifest: Manifest = new Proxy(chunks, {
    get: (known, key: string) => known[key] ?? { file: key },
  });
  expect(screenFiles(manifest)['sign-in']?.js).toEqual([
    'index.html',
    `${folder}/__LANGUAGE__/common.js`,
    `${folder}/__LANGUAGE__/language.js`,
    `${folder}/words-for.js`,
    ...['shared', 'fields', 'login'].map((area) => `../messages/src/en/${area}.ts`),
  ]);
});

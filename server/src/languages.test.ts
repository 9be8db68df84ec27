import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readerOf } from './languages.ts';

test.each([
  ['Europe/Zurich', null, 'en-GB'],
  ['Europe/Zurich', 'tlh-DE,en', 'en-GB'],
  ['America/New_York', 'en', 'en-US'],
  ['Asia/Manila', null, 'en-PH'],
  ['America/New_York', 'en-AU,en-US', 'en-AU'],
])(
  'in %s, dates for a browser with %s are written as in %s',
  (zone, browserLanguages, expected) => {
    const config = readConfig({
      PUBLIC_URL: 'https://a.example',
      ASSEMBLY_NAME: 'A',
      ASSEMBLY_TIME_ZONE: zone,
    });
    const { language, locale } = readerOf({ language: null, browserLanguages }, config);
    expect([language, locale]).toEqual(['en', `${expected}-u-ca-gregory-nu-latn`]);
  },
);

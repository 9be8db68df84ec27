import { expect, test } from 'vitest';
import { withSpeaker } from './with-speaker.ts';

test('a part for the choir is no sermon, unless no recording has a speaker', () => {
  const alto = { title: 'Alto', speaker: '' };
  const psalm = { title: 'Psalm 121', speaker: 'Ruth Keller' };
  expect(withSpeaker([alto, psalm])).toEqual([psalm]);
  expect(withSpeaker([alto])).toEqual([alto]);
});

import { expect, test } from 'vitest';
import { withSpeaker } from './with-speaker.ts';

test('recordings without a speaker, such as choir parts, count as sermons only if none has a speaker', () => {
  const alto = { title: 'Alto', speaker: '' };
  const psalm = { title: 'Psalm 121', speaker: 'Ruth Keller' };
  expect(withSpeaker([alto, psalm])).toEqual([psalm]);
  expect(withSpeaker([alto])).toEqual([alto]);
});

import { expect, test } from 'vitest';
import { pushSupport } from './push-support.ts';

test.for([
  ['Chrome on Android', true, 'by-menu', 'default', 'supported'],
  ['a browser that I have told not to ask', true, 'by-menu', 'denied', 'denied'],
  ['Safari on an iPhone', false, 'safari-on-ios', 'default', 'install-first'],
  ['Chrome on an iPhone', false, 'other-on-ios', 'default', 'install-first'],
  ['the installed app on an iPhone', true, 'installed', 'granted', 'supported'],
  ['the installed app on an old iPhone', false, 'installed', 'default', 'unsupported'],
  ['a browser without push messages', false, 'by-menu', 'default', 'unsupported'],
] as const)('in %s I learn what I can do', ([, hasPush, installWay, permission, support]) => {
  expect(pushSupport({ hasPush, installWay, permission })).toBe(support);
});

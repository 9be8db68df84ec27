import { expect, test } from 'vitest';
import { warnOfAddress } from './warn-of-address.ts';

test.each([
  ['https://grace.example', /^$/],
  ['https://localhost.example', /^$/],
  ['grace.example', /^$/],
  ['', /^$/],
  [' http://grace.example', /^Without https/],
  ['http://localhost:3000', /only on this computer/],
  [' https://127.0.0.1:3000/ ', /only on this computer/],
  ['http://[::1]:3000', /only on this computer/],
])('the address “%s” is warned of if it is local or unencrypted', (address, warning) => {
  expect(warnOfAddress(address)).toMatch(warning);
});

import { expect, test } from 'vitest';
import { adviseOnAddress, warnOfAddress } from './advise-on-address.ts';

test.each([
  ['https://grace.example', /^$/],
  ['http://grace.example', /^$/],
  ['grace.example', /^It should start with https/],
  ['', /^It should start with https/],
  ['http://localhost:3000', /only on this computer/],
  [' https://127.0.0.1:3000/ ', /only on this computer/],
  ['http://[::1]:3000', /only on this computer/],
  ['https://localhost.example', /^$/],
])('the address “%s” gets the right advice', (address, advice) => {
  expect(adviseOnAddress(address)).toMatch(advice);
});

test.each([
  [' http://grace.example', /^Without https/],
  ['https://grace.example', /^$/],
  ['http://localhost:3000', /^$/],
  ['grace.example', /^$/],
])('the address “%s” is warned of only if passwords would be sent unencrypted', (address, text) => {
  expect(warnOfAddress(address)).toMatch(text);
});

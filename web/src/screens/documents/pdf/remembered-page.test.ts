import { beforeEach, expect, test } from 'vitest';
import { rememberUser } from '../../../browser/current-user.ts';
import { clearStorage, writeStored } from '../../../browser/storage.ts';
import { member } from '../../../testing/fake-server.ts';
import { readRememberedPage, rememberPage } from './remembered-page.ts';

beforeEach(() => rememberUser(member));

test('each document opens where it was left, until the person signs out', () => {
  rememberPage('minutes', 4);
  rememberPage('hymns', 11);
  expect(readRememberedPage('minutes', 24)).toBe(4);
  expect(readRememberedPage('hymns', 24)).toBe(11);
  clearStorage();
  expect(readRememberedPage('minutes', 24)).toBe(1);
});

test('a document that has become shorter opens at its beginning', () => {
  rememberPage('minutes', 23);
  expect(readRememberedPage('minutes', 20)).toBe(1);
});

test('only the last hundred documents are remembered', () => {
  for (let index = 0; index <= 100; index += 1) rememberPage(`d${index}`, 3);
  expect(readRememberedPage('d0', 9)).toBe(1);
  expect(readRememberedPage('d100', 9)).toBe(3);
});

test.each(['{', 'null', '[[1, 2], ["minutes", "x"], 7]'])(
  'a broken store %s is ignored',
  (text) => {
    writeStored('pdfPages', text);
    expect(readRememberedPage('minutes', 24)).toBe(1);
    rememberPage('minutes', 2);
    expect(readRememberedPage('minutes', 24)).toBe(2);
  },
);

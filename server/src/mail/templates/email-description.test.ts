import { expect, test } from 'vitest';
import { emailDescription } from './email-description.ts';

const describe = (html: string, max = 1000) => emailDescription(html, max);

test('the text says what the HTML says, with lists and the addresses of links', () => {
  const { html, text, isCut } = describe(
    '<p>Dear <b>all</b> &amp; friends,</p><ul><li>bring <a href="https://b.example/cake" rel="x">cake</a></li><li>and <a href="mailto:ruth@b.example">ruth@b.example</a></li></ul>Line<br>break',
  );
  expect(text).toBe(
    'Dear all & friends,\n\n- bring cake (https://b.example/cake)\n- and ruth@b.example\n\nLine\nbreak',
  );
  expect(html).toContain('<b>all</b> &amp; friends');
  expect(html).toContain('<a href="https://b.example/cake">cake</a>');
  expect(isCut).toBe(false);
});

test.each([
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<b onclick="alert(1)">x</b>', '<b>x</b>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  [
    '<a href="https://b.example/" style="position:fixed">x</a>',
    '<a href="https://b.example/">x</a>',
  ],
  ['</div></body>x', 'x'],
  ['<b><i>x</b></i>', '<b><i>x</i></b>'],
  ['<p>x', '<p style="margin:0 0 12px">x</p>'],
])('%s cannot do more than text', (description, html) => {
  expect(describe(description).html).toBe(html);
});

test('thousands of nested paragraphs become those with text', () => {
  const nested = `${'<p>'.repeat(3000)}a<p>b</p>c${'</p>'.repeat(3000)}<p>d</p>`;
  const { html, text } = describe(nested, 30_000);
  const p = '<p style="margin:0 0 12px">';
  expect(html).toBe(`${p}a</p>${p}b</p>c${p}d</p>`);
  expect(text).toBe('a\n\nb\n\nc\n\nd');
});

test('marks that reorder text are left out', () => {
  expect(describe('a\u202eb\u2066c')).toMatchObject({ html: 'abc', text: 'abc' });
});

test.each([
  ['in a tag', '<p>abc<strong>def</strong></p>', 8],
  ['in an entity', '<p>abc&amp;def</p>', 8],
  ['in a character', '<p>abc🕊def</p>', 7],
])('a description that is cut %s is closed before it', (_, description, max) => {
  expect(describe(description, max)).toEqual({
    html: '<p style="margin:0 0 12px">abc…</p>',
    text: 'abc…',
    isCut: true,
  });
});

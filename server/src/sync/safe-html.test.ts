import { describe, expect, test } from 'vitest';
import { safeHtml } from './safe-html.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\x20type="text/javascript">alert(1);</script>',
  '<script/x>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"//>',
  '<IMG """><SCRIPT>alert("x")</SCRIPT>"\\>',
  '<img src=`javascript:alert(1)`>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\0script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="blob:https://evil.test/1">x</a>',
  '<a href="//evil.test/x">x</a>',
  '<a href="ftp://evil.test">x</a>',
  '<a href="tel:+41">x</a>',
  '<a href="https://good.test" onclick="alert(1)">x</a>',
  '<a href="https://good.test" style="position:fixed;inset:0">x</a>',
  '<a href="https://good.test" target="_self" rel="opener">x</a>',
  '<a href="https://good.test" ping="https://evil.test" download>x</a>',
  '<a href="https://good.test" id="root" name="currentUser" class="dialog">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onmouseover=alert(1)>x</p>',
  '<b onfocus=alert(1) tabindex=1 autofocus>x</b>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="https://evil.test/x.swf">',
  '<form action="https://evil.test"><input name=password><button>Log in</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<style>@import "https://evil.test/x.css";</style>',
  '<link rel=stylesheet href="https://evil.test/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<base href="https://evil.test/">',
  '<body onload=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<x onclick=alert(1) contenteditable>x</x>',
  '<a/href="javascript:alert(1)">x</a>',
  '<a href=javascript:alert(1)//',
  '<b><a href="https://good.test"><img src=x onerror=alert(1)',
  '"><script>alert(1)</script>',
  '\u003cscript\u003ealert(1)\u003c/script\u003e',
  'https://good.test/"onmouseover="alert(1)',
  "https://good.test/'onmouseover='alert(1)",
  'https://good.test/&quot;onmouseover=&quot;alert(1)',
  'https://good.test/&lt;script&gt;alert(1)&lt;/script&gt;',
  'javascript://https://good.test/%0aalert(1)',
  'www.good.test/<script>alert(1)</script>',
  '<a>https://good.test/<b></a>https://good.test/</b>',
  '<h1 onclick=alert(1)>x</h1><div onclick=alert(1)>y</div>',
];

const TAG = /<(\/?)([a-z0-9]+)((?:\s+[a-z-]+="[^"]*")*)\s*(\/?)>/g;
const TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'blockquote'];

/** A strict check of the result: everything except the allowed tags and attributes is unsafe. */
function unsafeIn(html: string): string[] {
  const unsafe: string[] = [];
  const rest = html.replace(TAG, (_tag, _slash, name: string, attributes: string) => {
    if (!TAGS.includes(name)) unsafe.push(`<${name}>`);
    for (const [, key = '', value = ''] of attributes.matchAll(/([a-z-]+)="([^"]*)"/g)) {
      if (name !== 'a' || !['href', 'rel', 'target'].includes(key)) unsafe.push(`${name} ${key}`);
      if (key === 'href' && !/^(https?:\/\/|mailto:)/.test(value)) unsafe.push(value);
      if (key === 'rel' && value !== 'noopener noreferrer') unsafe.push(`rel ${value}`);
      if (key === 'target' && value !== '_blank') unsafe.push(`target ${value}`);
    }
    if (name === 'a' && _slash === '' && !/ rel="noopener noreferrer"/.test(attributes)) {
      unsafe.push('a link without rel');
    }
    return '';
  });
  if (/[<>]/.test(rest)) unsafe.push(rest);
  return unsafe;
}

describe('the author of a calendar entry cannot', () => {
  test.each(HOSTILE)('do harm with %j', (html) => {
    const safe = safeHtml(html);
    expect(unsafeIn(safe)).toEqual([]);
    // So that an event from a backup stays the same.
    expect(safeHtml(safe)).toBe(safe);
  });

  test.each([
    ['tags without an end tag', '<b>'.repeat(100_000)],
    ['as many tags as are parsed', '<b>'.repeat(6666)],
    ['as many addresses as are found', 'http://a '.repeat(2222)],
    ['as many nested tags as are parsed', '<ul><li>'.repeat(2500)],
    ['as many entities as are parsed', '&'.repeat(20_000)],
    ['unfinished tags', '<a href="'.repeat(100_000)],
    ['unfinished comments', '<!--'.repeat(100_000)],
    ['only ampersands', '&'.repeat(300_000)],
    ['only addresses', 'https://a.test/( '.repeat(50_000)],
    ['megabytes of addresses', 'http://a '.repeat(1_000_000)],
    ['megabytes of entities', '&amp'.repeat(2_500_000)],
    ['an address with endless punctuation', `https://${'!'.repeat(300_000)}x`],
    ['nested tags', `${'<ul><li>'.repeat(50_000)}${'</li></ul>'.repeat(50_000)}`],
  ])('keep the sync busy with %s', (_title, html) => {
    // Processor time: a busy machine must not fail this test.
    const before = process.cpuUsage();
    expect(unsafeIn(safeHtml(html))).toEqual([]);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
  });
});

const link = (href: string, text = href) =>
  `<a href="${href}" rel="noopener noreferrer" target="_blank">${text}</a>`;

describe('a description keeps', () => {
  test.each([
    ['bold, italic and line breaks', '<b>a</b><br><i>b</i>', '<b>a</b><br /><i>b</i>'],
    ['lists', '<ul><li>a</li></ul><ol><li>b</li></ol>', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
    ['plain text with signs', 'Fish & chips < 5', 'Fish &amp; chips &lt; 5'],
    ['line breaks of plain text', 'one\ntwo', 'one\ntwo'],
    [
      'headings, as strong text in paragraphs',
      '<h1>One</h1><h6>Two</h6>three',
      '<p><strong>One</strong></p><p><strong>Two</strong></p>three',
    ],
    ['paragraphs made of anything', '<div>a</div><pre>b</pre>', '<p>a</p><p>b</p>'],
    [
      'the rows of a table, with spaces between cells',
      '<table><tr><th>Mo</th><td>10:00</td></tr><tr><th>Tu</th><td>11:00</td></tr></table>',
      '<p>Mo 10:00</p><p>Tu 11:00</p>',
    ],
    [
      'the tags after a link that became text',
      'Call <a href="tel:1">1</a>. <b>Doors</b> open <ul><li>at <a href="/x">six</a></li></ul><p>Tea <span>for</span> all</p>',
      'Call 1. <b>Doors</b> open<ul><li>at six</li></ul><p>Tea for all</p>',
    ],
    [
      'only the text of a link without a target, or into the app',
      '<a href="tel:+41">call</a> <a href="/web/admin">here</a> <a>or</a> <a href="#x">there</a>',
      'call here or there',
    ],
    ['the text of what it may not keep', '<font color=red>red</font>', 'red'],
    [
      'links to pages and addresses',
      '<a href="https://example.org/?a=1&b=2">x</a> <a href="mailto:a@example.org">y</a>',
      '<a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">x</a> <a href="mailto:a@example.org" rel="noopener noreferrer" target="_blank">y</a>',
    ],
    [
      'bare addresses, which become links',
      "Don't miss https://a.example/?x=1&y=<b>2</b>, www.b.example.",
      `Don't miss ${link('https://a.example/?x=1&amp;y=')}<b>2</b>, ${link('https://www.b.example/', 'www.b.example')}.`,
    ],
    [
      'addresses in plain text, with the punctuation around them',
      'See "https://a.example/it\'s" or\nhttp://b.example',
      `See "${link("https://a.example/it's")}" or\n${link('http://b.example/', 'http://b.example')}`,
    ],
    [
      'a link unchanged if its text is an address',
      '<a href="https://a.example/"><b>https://b.example/</b> www.c.example</a> https://d.example/',
      `<a href="https://a.example/" rel="noopener noreferrer" target="_blank"><b>https://b.example/</b> www.c.example</a> ${link('https://d.example/')}`,
    ],
    ['what only looks like an address', 'http:// www. a://b www', 'http:// www. a://b www'],
    ['emoji and right-to-left text', '🙏 שלום', '🙏 שלום'],
  ])('%s', (_title, html, expected) => {
    expect(safeHtml(html)).toBe(expected);
  });
});

test('white space between paragraphs and lists is removed', () => {
  expect(safeHtml('<p>One </p>\n\n<ul>\n  <li>two</li>\n</ul>\n three\nfour <b>five</b> ')).toBe(
    '<p>One</p><ul><li>two</li></ul>three\nfour <b>five</b> ',
  );
});

describe('a description of more than 20,000 characters is cut', () => {
  const before = 'x'.repeat(19_990);

  test.for([
    ['inside a tag', `<b>${before}<a href="https://a.example/">y</a></b>`, `<b>${before}…</b>`],
    ['inside an entity', `<b>${before}yyy&amp;z</b>`, `<b>${before}yyy…</b>`],
    ['inside a character', `${before}12345678🕊9`, `${before}12345678…`],
    ['after a < that begins no tag', `1 < 2 ${before}yyyyy`, `1 &lt; 2 ${before}yyy…`],
  ] as const)('%s', ([_title, html, expected]) => {
    const safe = safeHtml(html);
    expect(safe).toBe(expected);
    expect(safe.isWellFormed()).toBe(true);
  });

  test('and stays the same when it is sanitized again', () => {
    const safe = safeHtml('word '.repeat(10_000));
    expect(safe).toHaveLength(20_000);
    expect(safeHtml(safe)).toBe(safe);
  });
});

/** Everything in a description that must not reach a member's browser unchanged. */
export const hostileHtml = [
  '<p>An evening of <b>psalms</b>, with <i>interval</i> and <u>collection</u>.</p>',
  '<ul><li>Doors open at 18:30</li><li>Children are <em>very</em> welcome</li></ul>',
  '<ol><li>Old psalms</li><li>New psalms</li></ol>',
  '<a href="https://music.example/psalms?a=1&amp;b=2" target="_blank">Programme</a>, ',
  '<a href="mailto:choir@assembly.example">write to the choir</a>, ',
  '<a href="javascript:alert(1)">a link that must not run</a>, ',
  '<a href="https://music.example" onclick="alert(2)">a link that must not act</a>',
  '<script>document.title = "stolen"</script>',
  '<img src="x" onerror="alert(3)"><iframe src="https://elsewhere.example"></iframe>',
  '<style>body { display: none }</style><svg onload="alert(4)"></svg>',
  '<p style="position: fixed; inset: 0">Tea &amp; cake <3 afterwards</p>',
].join('\n');

/** Far more text than a card can show. */
export const longHtml = ['Friday', 'Saturday', 'Sunday']
  .map((day) => `<h4>${day}</h4><p>${'We keep the old hours of prayer. '.repeat(120)}</p>`)
  .join('\n');

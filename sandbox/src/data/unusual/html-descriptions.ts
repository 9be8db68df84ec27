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

const days = ['Friday', 'Saturday', 'Sunday'];
const hours = [
  'Morning prayer',
  'Talk',
  'Walk in silence',
  'Midday meal',
  'Groups',
  'Evening song',
];

const paragraph =
  'We keep the old hours of prayer and leave the rest of the day open. Rooms are shared by two or three; bring a torch, warm clothes and shoes for the path along the water, which is steep in places and slippery after rain. ';

/** Far more text than a card can show. */
export const longHtml = [
  '<h3>Three days of quiet</h3><p>Register at <a href="https://retreat.example/register">retreat.example</a>.</p>',
  ...days.map(
    (day) =>
      `<h4>${day}</h4><ul>${hours.map((hour) => `<li>${hour}</li>`).join('')}</ul><p>${paragraph.repeat(18)}</p>`,
  ),
  '<p>Cost: what you can give. Please come even if you cannot pay.</p>',
].join('\n');

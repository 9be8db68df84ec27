export const concertHtml = [
  '<p>An evening of <b>psalms</b>, with <i>interval</i> and collection.</p>',
  '<ul><li>Doors open at 18:30</li><li>Children are <em>very</em> welcome</li></ul>',
  '<p><a href="https://music.example/psalms">Program</a>, or ',
  '<a href="mailto:choir@assembly.example">write to the choir</a>.</p>',
].join('\n');

const hours = [
  'Morning prayer',
  'Talk',
  'Walk in silence',
  'Midday meal',
  'Groups',
  'Evening song',
];

/** More text than a card can show. */
export const retreatHtml = [
  '<h3>Three days of quiet</h3><p>Register at <a href="https://retreat.example/register">retreat.example</a>.</p>',
  '<p>We keep the old hours of prayer and leave the rest of the day open. Rooms are shared by two or three; bring a torch, warm clothes and shoes for the path along the water, which is steep in places and slippery after rain.</p>',
  `<h4>Each day</h4><ul>${hours.map((hour) => `<li>${hour}</li>`).join('')}</ul>`,
  '<p>We arrive on Friday in time for lunch and leave on Sunday after the meal. The bus stops at the gate; if you need a lift, tell the office by the Sunday before.</p>',
  '<p>Cost: what you can give. Please come even if you cannot pay.</p>',
].join('\n');

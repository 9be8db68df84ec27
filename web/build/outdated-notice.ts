import { PAGE_SLOTS } from '@assembly/contract/page';
import type { Messages } from '@assembly/messages/catalog';
import { SUPPORTED_BROWSERS } from './supported-browsers.ts';

/**
 * In ECMAScript 5, so that any browser runs it. `inert` came last of what the app cannot do without: Safari 15.5,
 * Chrome 102, Firefox 112. Browsers between these versions and the supported ones get the app, untested.
 */
export const OUTDATED_SCRIPT = `if (!('inert' in HTMLElement.prototype && window.HTMLDialogElement && Object.hasOwn)) {
  document.getElementById('root').hidden = true;
  document.getElementById('outdated').hidden = false;
}`;

/** Shown instead of the app in a browser that cannot run it. In the page, because such a browser loads nothing else. */
export function outdatedNotice({ outdated }: Messages['pages']): string {
  const bold = (text: string) => `<b>${text}</b>`;
  const { iphone, android, computer } = outdated;
  const devices = [iphone, android, computer].map((say) => `<li>${say(bold).join('')}</li>`);
  return `<main id="outdated" hidden>
<h1>${outdated.title}</h1>
<p>${outdated.text(PAGE_SLOTS.assemblyName, SUPPORTED_BROWSERS)}</p>
<ul>
${devices.join('\n')}
</ul>
<p>${outdated.otherDevice}</p>
</main>
<script>${OUTDATED_SCRIPT}</script>`;
}

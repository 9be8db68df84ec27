import { PAGE_SLOTS } from '@assembly/contract/page';
import { SUPPORTED_BROWSERS_TEXT } from './supported-browsers.ts';

/**
 * In ECMAScript 5, so that any browser runs it. `inert` came last of what the app cannot do without: Safari 15.5,
 * Chrome 102, Firefox 112. Browsers between these versions and the supported ones get the app, untested.
 */
export const OUTDATED_SCRIPT = `if (!('inert' in HTMLElement.prototype && window.HTMLDialogElement && Object.hasOwn)) {
  document.getElementById('root').hidden = true;
  document.getElementById('outdated').hidden = false;
}`;

/** Shown instead of the app in a browser that cannot run it. In the page, because such a browser loads nothing else. */
export const OUTDATED_NOTICE = `<main id="outdated" hidden>
<h1>Please update your browser</h1>
<p>${PAGE_SLOTS.assemblyName} works in ${SUPPORTED_BROWSERS_TEXT}, and in newer versions of these browsers.</p>
<ul>
<li><b>On an iPhone or iPad,</b> open Settings, General, Software Update, and install the newest iOS. This updates all its browsers.</li>
<li><b>On an Android phone,</b> open the Play Store, search for Chrome, and press Update.</li>
<li><b>On a computer,</b> update your browser, or install the newest Firefox or Chrome.</li>
</ul>
<p>If there is no update for your device, open this page on another one.</p>
</main>
<script>${OUTDATED_SCRIPT}</script>`;

interface AllowedFeature {
  /** As the check names it. */
  feature: string;
  /** The start of the names of the files that may use it, without their hash; any file if missing. */
  files?: string;
  /** Why the app works in a browser without it. */
  reason: string;
}

const REACT_DETECTS =
  'React asks whether the browser has it, or uses it for a feature that we do not.';
const ONLY_NICER = 'The text or layout is only less pretty without it.';
const NO_SUCH_MODE = 'Safari has no such mode, so nothing needs to match.';

/** The files that are made of pdf.js. */
const PDF = 'pdf-';
const POLYFILLED =
  'The legacy build of pdf.js, or our polyfills.ts beside the viewer, defines it where it is missing.';
const PDF_JS_DETECTS = 'pdf.js asks whether the browser has it.';
const PDF_EDITING = 'pdf.js needs it only for editing and saving, which the viewer does not do.';
const SAME_NAME = 'Something of pdf.js that only has the same name.';

/** Newer features that the built app may use. An entry that nothing uses any more fails the check. */
export const ALLOWED_FEATURES: AllowedFeature[] = [
  ...[
    'setImmediate',
    'navigation',
    'HTMLImageElement.fetchPriority',
    'HTMLLinkElement.imageSizes',
    'CSSStyleDeclaration.cssFloat',
    'MouseEvent.movementX',
    'MouseEvent.movementY',
    'HTMLElement.popover',
    'Navigator.connection',
    'Document.startViewTransition',
  ].map((feature) => ({ feature, files: 'react', reason: REACT_DETECTS })),
  { feature: 'Error.captureStackTrace', files: 'shared', reason: 'zod asks for it first.' },
  {
    feature: 'Navigator.connection',
    files: 'pdf-viewer',
    reason: 'Without it, the person cannot ask the browser to save data.',
  },
  {
    feature: 'Navigator.share',
    files: 'opened-event',
    reason: 'Without it the link is copied.',
  },
  {
    feature: 'Locale.getWeekInfo',
    files: 'month-view',
    reason: 'Without it the older property is read, or our table of regions.',
  },
  ...['Notification', 'Notification.permission', 'Notification.requestPermission'].map(
    (feature) => ({
      feature,
      files: 'notifications',
      reason: 'Without it the screen says that the browser cannot show notifications.',
    }),
  ),
  ...['Notification', 'Notification.permission'].map((feature) => ({
    feature,
    files: 'background',
    reason: 'Without it the browser has no subscription to push messages.',
  })),
  { feature: '@page', files: 'month-view', reason: 'The margins are those of the browser.' },
  { feature: 'break-after: avoid', files: 'month-view', reason: ONLY_NICER },
  ...[
    'Promise.withResolvers',
    'Promise.try',
    'Map.getOrInsert',
    'Map.getOrInsertComputed',
    'WeakMap.getOrInsertComputed',
    'Math.sumPrecise',
    'URL.parse',
    'Uint8Array.toBase64',
    'Uint8Array.toHex',
    'Uint8Array.fromBase64',
    'Response.bytes',
    'Array.toReversed',
    'Array.toSpliced',
    'Array.with',
    'AbortSignal.any',
    'JSON.isRawJSON',
    'JSON.rawJSON',
    'RegExp.escape',
    'Set.difference',
    'Set.union',
    'Uint8Array.setFromBase64',
    'Uint8Array.setFromHex',
    'Iterator.toArray',
    'Set.intersection',
    'ArrayBuffer.transferToFixedLength',
  ].map((feature) => ({ feature, files: PDF, reason: POLYFILLED })),
  ...[
    'OffscreenCanvas',
    'OffscreenCanvas.getContext',
    'OffscreenCanvas.transferToImageBitmap',
    'OffscreenCanvas.convertToBlob',
    'OffscreenCanvas.width',
    'OffscreenCanvas.height',
    'ImageDecoder',
    'ImageDecoder.isTypeSupported',
    'VideoFrame',
    'Float16Array',
    'Sanitizer',
    'Navigator.gpu',
    'Document.adoptedStyleSheets',
    'DecompressionStream',
    'DecompressionStream.readable',
    'DecompressionStream.writable',
    'ArrayBuffer.resizable',
    'Element.setHTML',
    'Navigator.userAgentData',
    'Temporal',
    'Temporal.Instant',
    'Temporal.PlainDate',
    'Temporal.PlainDateTime',
    'Temporal.PlainMonthDay',
    'Temporal.PlainTime',
    'Temporal.PlainYearMonth',
  ].map((feature) => ({ feature, files: PDF, reason: PDF_JS_DETECTS })),
  ...[
    'CompressionStream',
    'CompressionStream.readable',
    'CompressionStream.writable',
    'HTMLElement.ariaHidden',
    'HTMLButtonElement.command',
    'URLSearchParams.size',
    'PointerEvent.getCoalescedEvents',
    'Element.ariaExpanded',
    'Element.ariaHasPopup',
    'Element.ariaControlsElements',
    'Element.ariaHidden',
    'Element.ariaOrientation',
    'Element.ariaSelected',
    'HTMLElement.role',
    'HTMLElement.ariaMultiSelectable',
    'HTMLElement.ariaOrientation',
    'HTMLElement.ariaSelected',
    'HTMLElement.ariaLabel',
  ].map((feature) => ({ feature, files: PDF, reason: PDF_EDITING })),
  ...[
    'Iterator.drop',
    'Iterator.take',
    'ArrayBuffer.transfer',
    'SharedArrayBuffer.grow',
    'ArrayBuffer.resize',
    'HTMLInputElement.alpha',
    'HTMLInputElement.colorSpace',
  ].map((feature) => ({ feature, files: PDF, reason: SAME_NAME })),
  ...['Intl.Segmenter', 'Segmenter.segment'].map((feature) => ({
    feature,
    files: PDF,
    reason: 'pdf.js needs it only to find whole words, which the viewer does not offer.',
  })),
  { feature: 'forced-color-adjust', reason: NO_SUCH_MODE },
  { feature: '::selection', files: PDF, reason: 'iPhones have a color of their own for it.' },
  { feature: '(forced-colors)', reason: NO_SUCH_MODE },
  ...['pointer', 'progress', 'default', 'not-allowed'].map((cursor) => ({
    feature: `cursor: ${cursor}`,
    reason: 'An iPhone has no pointer.',
  })),
  ...['text-wrap', 'text-size-adjust', 'overflow-clip-margin'].map((feature) => ({
    feature,
    reason: ONLY_NICER,
  })),
  {
    feature: 'overflow-x: clip',
    reason: 'Only characters with hundreds of combining marks are wide enough to be clipped.',
  },
  ...['content-visibility', 'contain-intrinsic-block-size'].map((feature) => ({
    feature,
    files: 'announcements-screen',
    reason: 'Long lists are only drawn more slowly.',
  })),
  {
    feature: 'user-select: all',
    files: 'copy-field',
    reason: 'The text can be selected by hand, and there is a button that copies it.',
  },
  {
    feature: ':has',
    reason:
      'Firefox 115: the page behind a dialog can be scrolled, and some boxes are less tall. Never in a list of selectors.',
  },
  ...['container-type', '@container'].map((feature) => ({
    feature,
    reason: 'Without it the layout for narrow screens is used, at any width.',
  })),
];

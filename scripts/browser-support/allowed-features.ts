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
    feature: 'Navigator.pdfViewerEnabled',
    files: 'documents-screen',
    reason: 'Undefined in Safari 15, which shows PDFs; only `false` means that it cannot.',
  },
  {
    feature: 'Navigator.share',
    files: 'opened-event',
    reason: 'Without it the link is copied.',
  },

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

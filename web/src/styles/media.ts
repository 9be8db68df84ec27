// Media queries that stylesheets use by name, as in `@media (--wide)`; see build/custom-media.ts.

export const NARROW = '(max-width: 30rem)';
export const WIDE = '(min-width: 48rem)';
export const WIDEST = '(min-width: 70rem)';

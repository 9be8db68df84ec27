// Media queries that stylesheets use by name, as in `@media (--wide)`; see build/custom-media.ts.

export const NARROW = '(max-width: 30rem)';
/** In px: on a wide screen, large text must not turn the top bar's buttons into a bar at the bottom. */
export const PHONE = '(max-width: 767.98px)';
export const WIDE = '(min-width: 48rem)';
/** Room for the drawer beside the content. */
export const DESK = '(min-width: 60rem)';
export const WIDEST = '(min-width: 70rem)';

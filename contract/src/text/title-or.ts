/** A title that people left empty. */
export const titleOr = (title: string | null | undefined, fallback = '(No title)') =>
  title?.trim() || fallback;

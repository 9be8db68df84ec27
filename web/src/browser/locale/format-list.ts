const listFormat = new Intl.ListFormat('en');

/** "events, announcements, and documents" */
export const formatList = (items: string[]): string => listFormat.format(items);

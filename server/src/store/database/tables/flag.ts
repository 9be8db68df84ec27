// The same on both databases: booleans are 1 and 0, times are epoch milliseconds, JSON is text.
export type Flag = 0 | 1;

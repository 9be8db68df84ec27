/** What a test suite or a check has found. */
export interface Report {
  passed: number;
  /** One text for each failure: the test and its error. */
  failures: string[];
  /** One text for each skipped test: the test and the reason. */
  skipped: string[];
}

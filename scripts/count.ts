/** How many of a suite passed and failed, and which those were. */
export interface Count {
  passed: number;
  failed: number;
  /** Needs a program or a right that this machine does not have; the test says which. */
  skipped: number;
  failures: string[];
}

export function sum(counts: Count[]): Count {
  return {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
    skipped: counts.reduce((total, count) => total + count.skipped, 0),
    failures: counts.flatMap((count) => count.failures),
  };
}

/** A suite that did not get as far as its report. */
export const noReport = (suite: string): Count => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [`${suite} made no report`],
});

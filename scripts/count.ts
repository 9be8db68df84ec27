/** How many of a suite passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

export function sum(counts: Count[]): Count {
  return {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
  };
}

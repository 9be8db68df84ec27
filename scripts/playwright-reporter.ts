import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, Suite, TestError } from '@playwright/test/reporter';
import type { Report } from './report.ts';

/** Writes a Report to REPORT_FILE. A flaky test has failed. */
export default class PlaywrightReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly errors: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(error: TestError): void {
    this.errors.push(textOf(error));
  }

  onEnd(): void {
    const report: Report = { passed: 0, failures: this.errors, skipped: [] };
    for (const test of this.suite?.allTests() ?? []) {
      const title = `${relative(process.cwd(), test.location.file)}: ${test.title}`;
      const outcome = test.outcome();
      const errors = test.results.flatMap((result) => result.errors.map(textOf));
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? '';
      if (outcome === 'expected') report.passed += 1;
      else if (outcome === 'skipped') report.skipped.push(`${title}: ${reason}`);
      else report.failures.push(`${title}\n${[outcome, ...errors].join('\n')}`);
    }
    writeFileSync(process.env.REPORT_FILE ?? '', JSON.stringify(report));
  }

  printsToStdio(): boolean {
    return false;
  }
}

const textOf = ({ stack, message, value }: TestError) => stack ?? message ?? value ?? '';

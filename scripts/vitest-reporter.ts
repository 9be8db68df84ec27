import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { Report } from './report.ts';

/** Writes a Report to REPORT_FILE. Vitest's own JSON lacks the reasons of skipped tests and errors outside of tests. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const report: Report = { passed: 0, failures: errors.map(textOf), skipped: [] };
    for (const module of modules) addModule(report, module);
    writeFileSync(process.env.REPORT_FILE ?? '', JSON.stringify(report));
  }
}

function addModule(report: Report, module: TestModule): void {
  const file = relative(process.cwd(), module.moduleId);
  // A file that does not load, or whose hook failed.
  const suites = [module, ...module.children.allSuites()];
  report.failures.push(
    ...suites.flatMap((suite) => suite.errors().map((error) => `${file}\n${textOf(error)}`)),
  );
  for (const test of module.children.allTests()) {
    const result = test.result();
    const title = `${file}: ${test.fullName}`;
    if (result.state === 'passed') report.passed += 1;
    else if (result.state === 'skipped' && test.options.tags?.includes('long')) continue;
    else if (result.state === 'skipped') report.skipped.push(`${title}: ${result.note ?? ''}`);
    else report.failures.push(`${title}\n${result.errors?.map(textOf).join('\n') ?? result.state}`);
  }
}

const textOf = ({ stack, message }: SerializedError) => stack ?? message;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');

/** The commands of the README's section on production. */
function productionCommands(): string[] {
  const section = /^## Run it in production$(.*?)^## /ms.exec(read('README.md'))?.[1] ?? '';
  return /^```\n(.*?)\n```$/ms.exec(section)?.[1]?.split('\n') ?? [];
}

const [install = '', build = '', run = ''] = productionCommands();

test('the README says how to install, build and run', () => {
  expect(productionCommands()).toHaveLength(3);
  expect([install, build, run].map((command) => command.split(' ')[0])).toEqual([
    'npm',
    'npm',
    'node_modules/.bin/node',
  ]);
});

test('the container is built and runs as the README says', () => {
  const lines = read('deploy/Dockerfile').split('\n');
  expect(lines).toContain(`RUN ${install} && ${build}`);
  expect(lines).toContain(`CMD ${JSON.stringify(run.split(' ')).replaceAll('","', '", "')}`);
  for (const file of ['deploy/compose.yaml', 'deploy/compose.postgres.yaml']) {
    expect(read(file)).toContain('dockerfile: deploy/Dockerfile');
    expect(read(file)).not.toMatch(/^\s*(command|entrypoint):/m);
  }
});

test('the container has the documentation, which the app serves', () => {
  expect(read('.dockerignore').split('\n')).not.toContain('docs');
  expect(read('deploy/Dockerfile')).toMatch(/^COPY .*README\.md .*CHANGELOG\.md /m);
  expect(read('deploy/Dockerfile')).toMatch(/^COPY .*\/docs \.\/docs$/m);
});

test('the systemd unit runs what the README says', () => {
  const unit = read('deploy/assembly.service').split('\n');
  const folder = unit.find((line) => line.startsWith('WorkingDirectory='))?.split('=')[1];
  expect(unit.filter((line) => line.startsWith('ExecStart='))).toEqual([
    `ExecStart=${folder}/${run}`,
  ]);
});

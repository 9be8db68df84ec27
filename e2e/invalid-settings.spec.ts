import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from './support/start-assembly.ts';
import { expect, test } from './support/test.ts';

const MAIN = ['server/src/main.ts'];

test.describe('what keeps it from starting', () => {
  test('a faulty environment is told with every fault at once, by the name of its variable', async ({
    programs,
  }) => {
    const started = programs.run(MAIN, {
      PORT: '70000',
      HOST: '0.0.0.0',
      DATABASE_URL: 'mysql://nowhere',
      LOG_LEVEL: 'loud',
      ASSEMBLY_TIME_ZONE: 'Middle/Earth',
      SMTP_URL: 'smtp://127.0.0.1:25',
      TRUST_PROXY: 'everybody',
      GOOGLE_CLIENT_ID: 'an-id',
    });
    expect(await started.ended).toBe(1);
    const [heading, ...faults] = started.output.trimEnd().split('\n');
    expect(heading).toBe('Assembly cannot start with these settings:');
    expect(faults.map((fault) => fault.trim().split(' ')[0]).sort()).toEqual([
      'ASSEMBLY_TIME_ZONE',
      'DATABASE_URL',
      'GOOGLE_CALENDAR_ID',
      'GOOGLE_CLIENT_SECRET',
      'GOOGLE_REFRESH_TOKEN',
      'LOG_LEVEL',
      'MAIL_FROM',
      'PORT',
      'TRUST_PROXY',
    ]);
  });

  test('a port that is taken is told in one sentence', async ({ programs }) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const started = programs.run(MAIN, { PORT: `${port}` });
    expect(await started.ended).toBe(1);
    expect(started.output).toBe(
      `Port ${port} is taken by another program. Set PORT to a free one.\n`,
    );
    other.close();
  });

  test('a database that cannot be written is told in one sentence', async ({ programs }) => {
    // Below a file, and in place of a folder: also root cannot write there.
    writeFileSync(join(programs.folder, 'file'), '');
    mkdirSync(join(programs.folder, 'folder.db'));
    for (const name of ['file/assembly.db', 'folder.db']) {
      const started = programs.run(MAIN, { DATABASE_URL: `file:${name}` });
      expect(await started.ended).toBe(1);
      expect(started.output).toBe(
        `The database file ${name} cannot be opened for writing. Check that the folder exists and that this user may write in it.\n`,
      );
    }
  });

  test('a file that is no database is told in one sentence, and left as it was', async ({
    programs,
  }) => {
    writeFileSync(join(programs.folder, 'letter.txt'), 'Dear assembly, '.repeat(100));
    const started = programs.run(MAIN, { DATABASE_URL: 'file:letter.txt' });
    expect(await started.ended).toBe(1);
    expect(started.output).toBe(
      'The database file letter.txt is not an Assembly database. Point DATABASE_URL at another file.\n',
    );
  });

  test('a database of a newer version is told in one sentence', async ({ programs }) => {
    const assembly = await programs.start();
    await assembly.stop();
    const db = new DatabaseSync(join(programs.folder, 'assembly.db'));
    db.exec("insert into kysely_migration values ('9999-from-the-future', '2099-01-01')");
    db.close();
    const started = programs.run(MAIN, { DATABASE_URL: 'file:assembly.db' });
    expect(await started.ended).toBe(1);
    expect(started.output).toBe(
      'The database was written by a newer version of Assembly. Start that version, or restore a backup from before the upgrade.\n',
    );
  });

  test('a PostgreSQL that refuses or says nothing is told in one sentence, without the password', async ({
    programs,
  }) => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    for (const host of [`127.0.0.1:${await freePort()}`, `127.0.0.1:${port}`]) {
      const started = programs.run(MAIN, { DATABASE_URL: `postgres://ann:hush-hush@${host}/us` });
      expect(await started.ended).toBe(1);
      expect(started.output).toBe(
        `The PostgreSQL server at ${host} does not answer. Check that it runs and that DATABASE_URL names it.\n`,
      );
    }
    silent.close();
  });
});

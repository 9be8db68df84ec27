import type { AuditEntry } from '@assembly/contract/audit';
import { AUDITED_SIGN_INS_PER_DAY, DAY_MS } from '@assembly/contract/limits';
import activity from '@assembly/messages/en/activity';
import { expect, test } from 'vitest';
import { countRows } from '../store/database/count-rows.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp } from '../testing/fixtures/test-app.ts';

onEachDatabase('sign-ins in the audit log', (database) => {
  test('are listed on request, without what was typed', async () => {
    const app = await openTestApp({ database });
    const admin = await app.addPerson({ isAdmin: true, name: 'Ada Admin' });
    await app.addPerson({ name: 'Ruth Moab', email: 'ruth@example.org' });
    await app.addPerson({ name: 'New Comer', email: 'new@example.org', isActive: false });
    await app.signIn('ruth@example.org');
    app.clock.now += 1;
    await app.signIn('ruth@example.org', 'not her password');
    app.clock.now += 1;
    await app.signIn('typo@example.org', 'not her password');
    app.clock.now += 1;
    await app.signIn('new@example.org');
    const headers = { cookie: await app.cookieOf(admin) };
    const read = async (url: string) => (await app.call({ url, headers })).json();
    expect(await read('/api/audit')).toMatchObject({ items: [], total: 0 });
    const { items } = await read('/api/audit?signIns=yes');
    const described = items.map((entry: AuditEntry) => {
      const { actor, action, subject } = entry;
      return activity.entries[action](actor, subject).join('');
    });
    expect(described).toEqual([
      'Somebody failed to log in as New Comer',
      'Somebody failed to log in as an unknown address',
      'Somebody failed to log in as Ruth Moab',
      'Ruth Moab logged in',
    ]);
    const rows = JSON.stringify(await app.db.selectFrom('audit_log').selectAll().execute());
    expect(rows).not.toContain('typo@');
    expect(rows).not.toContain('not her');
  });

  test('are recorded at most 20 times a day for each account and outcome', async () => {
    const app = await openTestApp({ database });
    const { email } = await app.addPerson();
    const entries = async () => await countRows(app.db.selectFrom('audit_log'));
    for (let n = 0; n <= AUDITED_SIGN_INS_PER_DAY; n += 1) {
      await app.signIn(email);
      await app.signIn(email, 'a guess', `192.0.2.${n}`);
      await app.signIn(`unknown${n}@example.org`, 'a guess', `192.0.2.${n}`);
    }
    expect(await entries()).toBe(3 * AUDITED_SIGN_INS_PER_DAY);
    app.clock.now += DAY_MS;
    await app.signIn(email);
    expect(await entries()).toBe(3 * AUDITED_SIGN_INS_PER_DAY + 1);
  });
});

import { expect, test } from 'vitest';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { addPerson } from '../../testing/fixtures/people.ts';
import { removeUser } from '../../testing/fixtures/stored-users.ts';
import { readChoices, setChoices } from './choices.ts';
import { findUnsubscribeLink, issueUnsubscribeToken, unsubscribe } from './unsubscribe-links.ts';

onEachDatabase('unsubscribe links', (kind) => {
  test('a person has one link for each topic, even if several processes ask for it at once', async () => {
    const db = await freshDatabase(kind);
    const [{ id }, other] = [await addPerson(db, {}, 0), await addPerson(db, {}, 0)];
    const issue = (userId: string, topic: 'events' | 'weekly') =>
      issueUnsubscribeToken(db, userId, topic);
    const tokens = await Promise.all(Array.from({ length: 5 }, () => issue(id, 'events')));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toMatch(/^[\w-]{43}$/);
    expect(await findUnsubscribeLink(db, tokens[0] ?? '')).toMatchObject({
      userId: id,
      topic: 'events',
    });
    const others = [await issue(id, 'weekly'), await issue(other.id, 'events')];
    expect(new Set([...tokens, ...others]).size).toBe(3);
  });

  test('a deleted person has no link', async () => {
    const db = await freshDatabase(kind);
    const { id } = await addPerson(db, {}, 0);
    const token = await issueUnsubscribeToken(db, id, 'events');
    await removeUser(db, id);
    expect(await findUnsubscribeLink(db, token ?? '')).toBeUndefined();
    expect(await issueUnsubscribeToken(db, id, 'events')).toBeUndefined();
    // The account was deleted after the link was found.
    await unsubscribe(db, { userId: id, topic: 'events' });
    expect(await db.selectFrom('notification_choices').selectAll().execute()).toEqual([]);
  });

  test('the link in the weekly email turns off what is in it, chosen or by default, and nothing else', async () => {
    const db = await freshDatabase(kind);
    const { id } = await addPerson(db, {}, 0);
    const person = { id, isAdmin: true };
    await setChoices(db, id, { announcements: 'email', sermons: 'weekly' });
    await unsubscribe(db, { userId: id, topic: 'weekly' });
    expect(await readChoices(db, person, 'weekly')).toEqual({
      announcements: 'email',
      events: 'off',
      sermons: 'off',
      signUps: 'email',
    });
  });

  test('after the default was changed to emails at once, unsubscribing from the weekly email turns them off too', async () => {
    const db = await freshDatabase(kind);
    const { id } = await addPerson(db, {}, 0);
    await setChoices(db, id, { sermons: 'email', signUps: 'weekly' });
    await unsubscribe(db, { userId: id, topic: 'weekly' });
    expect(await readChoices(db, { id, isAdmin: true }, 'email')).toEqual({
      announcements: 'off',
      events: 'off',
      sermons: 'email',
      signUps: 'off',
    });
  });
});

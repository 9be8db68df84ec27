import { HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { SOURCES } from '@assembly/contract/sync';
import { controlPlatform } from './engine/control-platform.ts';
import type { SimulatedDatabase } from './engine/open-databases.ts';
import { SeededRandom } from './engine/seeded-random.ts';
import { ACTIONS, type History, type PlannedAction, type Round } from './history.ts';
import { checkAccounts } from './invariants/check-accounts.ts';
import { checkMessages } from './invariants/check-messages.ts';
import { checkNotifications } from './invariants/check-notifications.ts';
import { contentKey } from './invariants/stored-content.ts';
import { isQuietHour } from './invariants/wishes.ts';
import { readState, readStored } from './read-state.ts';
import { knowTemplate } from './template.ts';
import { World } from './world.ts';

export interface Outcome {
  violations: string[];
  /** What the last round called, in its order. */
  trace: string[];
  /** Everything that was called: the same for the same history. */
  calls: string[];
}

/** Plays a history on a database, checks the invariants after each round, and ends it by a calm day. */
export async function runHistory(
  database: SimulatedDatabase,
  { rounds, ids }: History,
): Promise<Outcome> {
  const world = await World.open(database);
  const restorePlatform = controlPlatform(new SeededRandom(ids), world.time);
  const calls: string[] = [];
  try {
    knowTemplate(world);
    for (const round of withCalmDay(world, rounds)) {
      await playRound(world, round);
      calls.push(...world.scheduler.trace);
      if (world.violations.length > 0) break;
    }
    if (world.violations.length === 0) world.violations.push(...checkCalm(world));
  } catch (error) {
    // Reported like a violation, with its seed.
    world.reportError(error);
  } finally {
    restorePlatform();
    await world.close();
  }
  return { violations: world.violations, trace: world.scheduler.trace, calls };
}

async function playRound(world: World, round: Round): Promise<void> {
  const { time, google, mail, push, log, scheduler, content, violations } = world;
  world.round += 1;
  world.claims = [];
  world.syncsTried = 0;
  world.restored.clear();
  content.confirmed.clear();
  log.round = world.round;
  log.beginnings = [];
  time.pass(round.waitMs);
  time.setClock(round.clockMs);
  for (const { change, pick } of round.edits) google.edit(change, pick);
  mail.weather = round.mail;
  mail.random = new SeededRandom(round.order + 1);
  mail.rejectsEven = round.order % 3 === 0;
  push.random = round.mail === 'fine' ? undefined : new SeededRandom(round.order + 2);
  for (const source of SOURCES) world.editionsBefore[source] = content.editionOf(source);
  const startedAt = time.now;
  const before = world.state;
  const tasks = [];
  for (const action of round.actions) {
    const process = await world.process(action.process);
    tasks.push(() =>
      ACTIONS[action.name](world, process, action).catch((error) => world.reportError(error)),
    );
  }
  await scheduler.run(tasks, new SeededRandom(round.order), round.fault);

  const after = await readState(world.observer);
  await checkContent(world);
  violations.push(...checkMessages({ world, before, after, startedAt }));
  violations.push(...checkNotifications(world, after));
  violations.push(...world.claims.flatMap((claim) => claim(before, after) ?? []));
  violations.push(...checkAccounts(world, after));
  world.state = after;
}

/** What was acknowledged is stored. Ends the round for the content. */
async function checkContent({ content, expect, observer, time, violations }: World): Promise<void> {
  for (const source of SOURCES) {
    const lines = await readStored(observer, source, time.latest);
    const allowed = expect.allowed(contentKey(source));
    const found = allowed.find((edition) => content.isEdition(source, Number(edition), lines));
    if (found === undefined) violations.push(`${source} are not as acknowledged: ${lines}`);
    else {
      await content.compare(source);
      expect.know(contentKey(source), found);
    }
  }
}

/** The calm day has this much time until the next quiet hour. */
const CALM_HOURS = 4;
const anyone = { by: 0, who: 0, pick: 39 };
const act = (name: PlannedAction['name'], process: string): PlannedAction => ({
  ...anyone,
  name,
  process,
});

const CALM_ROUND = { clockMs: 0, edits: [], mail: 'fine', fault: null, order: 0 } as const;

/** In the end nothing goes wrong any more, and time passes: everything must be synced and sent. */
function* withCalmDay({ time }: World, rounds: Round[]): Generator<Round> {
  yield* rounds;
  // A retry comes an hour later at most.
  let toMorningMs = HOUR_MS;
  const isMorning = () =>
    [0, CALM_HOURS].every((hours) => !isQuietHour(time.latest + toMorningMs + hours * HOUR_MS));
  while (!isMorning()) toMorningMs += HOUR_MS;
  const calm = (waitMs: number, action: PlannedAction): Round => ({
    ...CALM_ROUND,
    edits: [],
    waitMs,
    actions: [action],
  });
  yield { ...calm(toMorningMs, act('sync', 'A')), clockMs: time.latest - time.now };
  yield calm(MINUTE_MS, act('confirm sync', 'A'));
  yield calm(HOUR_MS, act('background', 'B'));
  yield calm(MINUTE_MS, act('send', 'A'));
}

function checkCalm({ content, google, state }: World): string[] {
  const violations: string[] = [];
  for (const source of SOURCES) {
    const lines = content.linesOf(source, google.editionOf(source));
    if (!content.isEdition(source, content.editionOf(source), lines)) {
      violations.push(`${source} are still not synced`);
    }
  }
  const { deliveries, notifications, runs, waitingSignUps } = state;
  if (runs.some((run) => run.state === 'running'))
    violations.push('a sync still counts as running');
  if (waitingSignUps > 0) violations.push('administrators still do not know of sign-ups');
  for (const { state: left } of deliveries) {
    if (left === 'waiting') violations.push('a message still waits to be sent');
  }
  for (const { topic, state: left } of notifications) {
    if (left === 'due') violations.push(`a notification of ${topic} still waits`);
  }
  return violations;
}

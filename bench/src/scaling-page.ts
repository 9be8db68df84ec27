import { formatCount, type ScalingInputs } from './figure.ts';

const MEMBER_COUNTS = [50, 5000, 50_000, 500_000];
/** Fraction of the members who visit in the busiest hour, and of those who have the app open at the same time. */
const VISITING_FRACTION = 0.2;
const ONLINE_FRACTION = 0.1;
const PEAK_FACTOR = 5;
const SIGN_IN_FRACTION = 0.01;
const REQUESTS_PER_VISIT = 5;
const CHANGES_PER_MINUTE = 1;
const MAX_BUSY_FRACTION = 0.5;
const MAX_STREAMS_PER_PROCESS = 5000;
const POSTGRES_FROM_MEMBERS = 50_000;
const POOL_SIZE = 10;

const MICROS = 1_000_000;
const integer = (value: number) => formatCount(Math.round(value));
const rounded = (value: number) =>
  value < 0.001 ? '0' : value.toLocaleString('en', { maximumSignificantDigits: 2 });
const percent = (fraction: number) => `${Math.round(fraction * 100)} %`;
const formatMbOrGb = (mb: number) =>
  mb < 1000 ? `${integer(Math.max(1, mb))} MB` : `${(mb / 1024).toFixed(1)} GB`;

interface Sizing {
  members: number;
  visits: number;
  streams: number;
  cores: Record<'visits' | 'streams' | 'changes' | 'signIns', number>;
  busyCores: number;
  processes: number;
  memoryMb: number;
  diskMb: number;
  postgresCores: number;
}

/** Small churches use SQLite, large ones PostgreSQL. */
function requestCosts(members: number, inputs: ScalingInputs) {
  if (members < POSTGRES_FROM_MEMBERS) return inputs;
  const requestMicros = inputs.postgresRequestMicros;
  const added = requestMicros - inputs.requestMicros;
  return { requestMicros, visitMicros: inputs.visitMicros + REQUESTS_PER_VISIT * added };
}

function toSizing(members: number, inputs: ScalingInputs): Sizing {
  const { requestMicros, visitMicros } = requestCosts(members, inputs);
  const visits = ((members * VISITING_FRACTION) / 3600) * PEAK_FACTOR;
  const streams = members * ONLINE_FRACTION;
  const changes = CHANGES_PER_MINUTE / 60;
  const cores = {
    visits: (visits * (visitMicros + inputs.openStreamMicros)) / MICROS,
    streams: (streams * inputs.idleStreamMicrosPerSecond) / MICROS,
    changes: (streams * changes * (requestMicros + inputs.pushMicros)) / MICROS,
    signIns: (visits * SIGN_IN_FRACTION * inputs.signInMs) / 1000,
  };
  const busyCores = Object.values(cores).reduce((total, one) => total + one, 0);
  const processes = Math.max(
    Math.ceil(busyCores / MAX_BUSY_FRACTION),
    Math.ceil(streams / MAX_STREAMS_PER_PROCESS),
    members < POSTGRES_FROM_MEMBERS ? 1 : 2,
  );
  const requests = visits * REQUESTS_PER_VISIT + streams * changes;
  return {
    members,
    visits,
    streams,
    cores,
    busyCores,
    processes,
    memoryMb: processes * inputs.serverMb + (streams * inputs.streamKb) / 1024 + inputs.syncMb,
    diskMb: (members * inputs.memberKb) / 1000,
    postgresCores: (requests * inputs.postgresMicros) / MICROS,
  };
}

function toRow({ members, visits, streams, cores, busyCores, ...sizing }: Sizing): string {
  const busy = [cores.visits, cores.streams, cores.changes, cores.signIns].map(rounded);
  return `| ${[
    formatCount(members),
    rounded(visits),
    formatCount(streams),
    `${busy.join(' + ')} = **${rounded(busyCores)}**`,
    formatMbOrGb(sizing.memoryMb),
    formatMbOrGb(sizing.diskMb),
    members < POSTGRES_FROM_MEMBERS
      ? '1 process, SQLite'
      : `${sizing.processes} processes, PostgreSQL`,
  ].join(' | ')} |`;
}

function toWorkedExample(members: number, inputs: ScalingInputs): string {
  const { visits, streams, cores, busyCores, processes, memoryMb } = toSizing(members, inputs);
  const { requestMicros, visitMicros } = requestCosts(members, inputs);
  const perVisit = visitMicros + inputs.openStreamMicros;
  const perChange = requestMicros + inputs.pushMicros;
  return `- Visits: ${formatCount(members)} × ${percent(VISITING_FRACTION)} ÷ 3,600 s × ${PEAK_FACTOR} = ${rounded(visits)} per second, × (${integer(visitMicros)} µs on PostgreSQL + ${integer(inputs.openStreamMicros)} µs to open a stream) = ${rounded(visits)} × ${integer(perVisit)} µs = ${rounded(cores.visits)} cores.
- Open streams: ${formatCount(members)} × ${percent(ONLINE_FRACTION)} = ${formatCount(streams)}, × ${integer(inputs.idleStreamMicrosPerSecond)} µs per second = ${rounded(cores.streams)} cores.
- Changes: ${formatCount(streams)} streams × ${CHANGES_PER_MINUTE}/60 per second × (${integer(requestMicros)} µs for a request on PostgreSQL + ${integer(inputs.pushMicros)} µs to push) = ${formatCount(streams)} ÷ 60 × ${integer(perChange)} µs = ${rounded(cores.changes)} cores.
- Sign-ins: ${rounded(visits)} × ${percent(SIGN_IN_FRACTION)} × ${integer(inputs.signInMs)} ms = ${rounded(cores.signIns)} cores.
- In total ${rounded(busyCores)} cores. At most ${percent(MAX_BUSY_FRACTION)} busy: ${rounded(busyCores)} ÷ ${MAX_BUSY_FRACTION} = ${rounded(busyCores / MAX_BUSY_FRACTION)} cores. Streams: ${formatCount(streams)} ÷ ${formatCount(MAX_STREAMS_PER_PROCESS)} = ${rounded(streams / MAX_STREAMS_PER_PROCESS)} processes. The larger of the two, and at least two: **${processes} processes**.
- Memory: ${processes} × ${integer(inputs.serverMb)} MB + ${formatCount(streams)} × ${integer(inputs.streamKb)} kB + ${integer(inputs.syncMb)} MB for a sync = **${formatMbOrGb(memoryMb)}**.`;
}

/** The text of docs/scaling.md, with all of its arithmetic done from the measured inputs. */
export function toScalingPage(inputs: ScalingInputs, measuredOn: string): string {
  const sizings = MEMBER_COUNTS.map((members) => toSizing(members, inputs));
  const [, medium, large, largest] = sizings as [Sizing, Sizing, Sizing, Sizing];
  const refetchSeconds =
    (largest.streams * requestCosts(largest.members, inputs).requestMicros) / MICROS;
  const streamsPerGb = ((1024 - inputs.serverMb - inputs.syncMb) * 1024) / inputs.streamKb;
  const busyStreamsPerCore = (MAX_BUSY_FRACTION * MICROS) / inputs.idleStreamMicrosPerSecond;
  return `# Scaling

How large a machine must be, and how many processes to start. Written by \`npm run bench\` from the figures of the same
run, which are in [benchmarks.md](benchmarks.md). Do not edit it by hand: the text is in
[\`bench/src/scaling-page.ts\`](../bench/src/scaling-page.ts). ${measuredOn}

## Summary

| members | visits per second at the peak | open streams | busy cores: visits + streams + changes + sign-ins | memory | database of people | start |
|---|---|---|---|---|---|---|
${sizings.map(toRow).join('\n')}

- **50 members**: the smallest server you can rent. \`npm start\`, or [compose.yaml](../deploy/compose.yaml).
- **5,000 members**: the same on one core and 1 GB; the core is ${rounded(medium.busyCores * 100)} % busy at the peak.
- **50,000 members**: ${large.processes} processes with PostgreSQL behind a proxy, as in [compose.postgres.yaml](../deploy/compose.postgres.yaml) with \`replicas: ${large.processes}\`. One process would be fast enough; the second one keeps the app available while the first restarts.
- **500,000 members**: ${largest.processes} processes on ${Math.max(2, Math.ceil(largest.busyCores / MAX_BUSY_FRACTION))} cores or more, and PostgreSQL on a machine of its own. \`replicas: ${largest.processes}\`; allow ${largest.processes} × ${POOL_SIZE} = ${largest.processes * POOL_SIZE} connections and a few more in PostgreSQL (\`max_connections\`, by default 100), and as many open files as streams for each process and the proxy (\`ulimit -n\`).

The app needs no changes to go from one row to the next: [\`move\`](data.md#move-to-another-database)
copies SQLite to PostgreSQL, and further processes use the same settings.

## Capacity of one core and one gigabyte

| one core, fully busy | | from |
|---|---|---|
| requests per second, each from a different member | ${integer(MICROS / inputs.requestMicros)} | 1,000,000 ÷ ${integer(inputs.requestMicros)} µs |
| visits per second | ${integer(MICROS / (inputs.visitMicros + inputs.openStreamMicros))} | 1,000,000 ÷ (${integer(inputs.visitMicros)} µs for ${REQUESTS_PER_VISIT} requests + ${integer(inputs.openStreamMicros)} µs to open a stream) |
| sign-ins per second | ${integer(1000 / inputs.signInMs)} | 1,000 ÷ ${integer(inputs.signInMs)} ms, nearly all of it the password hash |
| idle streams | ${integer(MICROS / inputs.idleStreamMicrosPerSecond)} | 1,000,000 ÷ ${integer(inputs.idleStreamMicrosPerSecond)} µs per second |
| streams that receive a change within a second | ${integer(MICROS / inputs.pushMicros)} | 1,000,000 ÷ ${integer(inputs.pushMicros)} µs |

| one gigabyte | | from |
|---|---|---|
| of memory: open streams in one process | ${integer(streamsPerGb)} | (1,024 MB − ${integer(inputs.serverMb)} MB for the process − ${integer(inputs.syncMb)} MB while a sync runs) ÷ ${inputs.streamKb.toFixed(1)} kB |
| of disk: members, each with a session | ${integer(1_000_000 / inputs.memberKb)} | 1,000,000 kB ÷ ${inputs.memberKb.toFixed(1)} kB |

## How it grows

- **Members** cost disk space, ${inputs.memberKb.toFixed(1)} kB each, and nothing else while they are offline. Lists and searches take the same time with 20,000 people as with 20, and with 200,000 events as with 200.
- **Requests** cost the same however many there are. The lists are the same for every member and are answered from the response cache; the expensive half of a request is reading its session from the database, which the session cache saves for one second only.
- **Streams** grow linearly: each costs ${inputs.streamKb.toFixed(1)} kB and ${integer(inputs.idleStreamMicrosPerSecond)} µs per second, because every process checks once a second that the sessions of its streams are still valid. A core at ${percent(MAX_BUSY_FRACTION)} handles ${integer(busyStreamsPerCore)} of them.
- **A change** is pushed to every stream by one loop, during which the process answers no other request: ${formatCount(MAX_STREAMS_PER_PROCESS)} streams × ${integer(inputs.pushMicros)} µs = ${integer((MAX_STREAMS_PER_PROCESS * inputs.pushMicros) / 1000)} ms. That is why no process should hold more than about ${formatCount(MAX_STREAMS_PER_PROCESS)}. The pages then refetch the list, nearly at once: for ${formatCount(largest.members)} members ${formatCount(largest.streams)} requests × ${integer(requestCosts(largest.members, inputs).requestMicros)} µs = ${rounded(refetchSeconds)} s of processor time, or ${rounded(refetchSeconds / largest.processes)} s for each of ${largest.processes} processes.
- **A sync run** of 20,000 events and 20,000 files takes ${(inputs.syncCpuMs / 1000).toFixed(1)} s of a core and ${integer(inputs.syncMb)} MB, in a process of its own that then ends. It depends on the size of the calendar and the drive, not on the number of members.
- **PostgreSQL** adds to a request: ${integer(inputs.postgresRequestMicros)} µs in the app instead of ${integer(inputs.requestMicros)} µs, and ${integer(inputs.postgresMicros)} µs in PostgreSQL. For ${formatCount(largest.members)} members that is ${rounded(largest.postgresCores)} cores of PostgreSQL at the peak.

## Assumptions

Replace them with your own numbers; the calculation below stays the same.

| | assumed |
|---|---|
| members who visit in the busiest hour, Sunday before the service | ${percent(VISITING_FRACTION)} |
| the busiest second of that hour, compared with its average | ${PEAK_FACTOR} × |
| members who have the app open at the same time, one stream each | ${percent(ONLINE_FRACTION)} |
| requests of a visit: page, session, events, announcements, documents | ${REQUESTS_PER_VISIT} |
| scripts and styles | from the browser's cache, except on the first visit after an update |
| visits that begin with a sign-in: a session lasts 30 days and is extended by use | ${percent(SIGN_IN_FRACTION)} |
| changes that are pushed to every open page, which then refetches the list | ${CHANGES_PER_MINUTE} per minute |
| how busy a core may be at the peak | ${percent(MAX_BUSY_FRACTION)} |
| streams in one process | at most ${formatCount(MAX_STREAMS_PER_PROCESS)} |

## The calculation for ${formatCount(largest.members)} members

${toWorkedExample(largest.members, inputs)}

## What was not measured

- More than 2,000 streams in one process, and more than three processes. The rows for 50,000 and 500,000 members are calculated from the cost of one.
- The proxy in front, TLS, and the network. A visit downloads about 95 kB the first time and a few kB later.
- Machines other than the one named in [benchmarks.md](benchmarks.md). Measure your own with \`npm run bench\`.
`;
}

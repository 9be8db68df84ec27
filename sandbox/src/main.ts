import { environmentFor } from './environment.ts';
import { startSandbox } from './start-sandbox.ts';

const port = Number(process.argv[2] ?? 0);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error('Usage: node sandbox/src/main.ts [port]');
  process.exit(2);
}

const sandbox = await startSandbox({ port });
const variables = Object.entries(environmentFor(sandbox)).map(
  ([name, value]) => `${name}=${value}`,
);
console.log(`The simulated Google is at ${sandbox.url}

${variables.join('\n')}

Its state, and how to make it fail: ${sandbox.url}/control`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close());
}

import { demoOptions } from './options.ts';
import { startSandbox } from './start-sandbox.ts';

const port = Number(process.argv[2] ?? 0);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error('Usage: node sandbox/src/main.ts [port]');
  process.exit(2);
}

const sandbox = await startSandbox({ port });
console.log(`The simulated Google is at ${sandbox.url}

GOOGLE_API_URL=${sandbox.apiUrl}
GOOGLE_TOKEN_URL=${sandbox.tokenUrl}
GOOGLE_CLIENT_ID=${demoOptions.clientId}
GOOGLE_CLIENT_SECRET=${demoOptions.clientSecret}
GOOGLE_REFRESH_TOKEN=${demoOptions.refreshToken}
GOOGLE_API_KEY=${demoOptions.apiKey}
GOOGLE_CALENDAR_ID=${demoOptions.calendarId}

Its state, and how to make it fail: ${sandbox.url}/control`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close());
}

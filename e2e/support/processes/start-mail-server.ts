import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on this machine. */
export async function startMailServer() {
  const received: { to: string; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      let source = '';
      stream.on('data', (chunk: Buffer) => {
        source += chunk;
      });
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) received.push({ to: address, source });
        done();
      });
    },
  });
  // A process that is killed resets its connection.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Oldest first. */
    emailsTo: (address: string): Promise<Email[]> =>
      Promise.all(
        received.filter(({ to }) => to === address).map(({ source }) => PostalMime.parse(source)),
      ),
    sources: () => received.map(({ source }) => source),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

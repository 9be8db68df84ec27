import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { OnEnd } from '../processes/start-server.ts';

interface Message {
  from: string;
  to: string[];
  source: string;
}

/** A real mail server on this machine that stores what it receives. */
export async function startMailServer({
  refuse = false,
  echoCredentials = false,
  onEnd = onTestFinished,
}: {
  refuse?: boolean;
  /** Refuses every user and repeats what it was sent. */
  echoCredentials?: boolean;
  onEnd?: OnEnd;
} = {}) {
  const messages: Message[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const sent = `${username} ${password} ${Buffer.from(password ?? '').toString('base64')}`;
      if (echoCredentials) done(new Error(`wrong user or password: ${sent}`));
      else done(null, { user: username ?? '' });
    },
    onRcptTo(_address, _session, done) {
      done(refuse ? new Error('550 no such mailbox') : undefined);
    },
    onData(stream, session, done) {
      let source = '';
      stream.on('data', (chunk: Buffer) => {
        source += chunk;
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        messages.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          source: source.replace(/=\r\n/g, '').replace(/=3D/g, '='),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, messages };
}

import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { OnEnd } from '../processes/start-server.ts';

interface Message {
  from: string;
  to: string[];
  source: string;
}

interface MailReplies {
  from?: (address: string) => string | undefined;
  to?: (address: string) => string | undefined;
  data?: (message: Message) => string | undefined;
}

/** A real mail server on this machine that stores what it receives. */
export async function startMailServer({
  refuse = false,
  echoCredentials = false,
  replies = {},
  beforeReply = async () => {},
  onUser = () => {},
  onEnd = onTestFinished,
}: {
  refuse?: boolean;
  /** What it replies at each step instead of accepting, such as `450 try again`; `drop` closes the connection. */
  replies?: MailReplies;
  /** It has received an email, and checks it until this resolves. */
  beforeReply?: (message: Message) => Promise<void> | undefined;
  /** Refuses every user and repeats what it was sent. */
  echoCredentials?: boolean;
  /** Somebody has sent a user name and a password. */
  onUser?: (user: string) => void;
  onEnd?: OnEnd;
} = {}) {
  const messages: Message[] = [];
  let opened = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      onUser(username ?? '');
      const sent = `${username} ${password} ${Buffer.from(password ?? '').toString('base64')}`;
      if (echoCredentials) done(new Error(`wrong user or password: ${sent}`));
      else done(null, { user: username ?? '' });
    },
    onConnect(_session, done) {
      opened += 1;
      done();
    },
    onMailFrom({ address }, { id }, done) {
      finish(id, replies.from?.(address), done);
    },
    onRcptTo({ address }, { id }, done) {
      finish(id, refuse ? '550 no such mailbox' : replies.to?.(address), done);
    },
    onData(stream, session, done) {
      let source = '';
      stream.on('data', (chunk: Buffer) => {
        source += chunk;
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const message = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          source: source.replace(/=\r\n/g, '').replace(/=3D/g, '='),
        };
        const reply = replies.data?.(message);
        if (!reply) messages.push(message);
        void Promise.resolve(beforeReply(message)).then(() => finish(session.id, reply, done));
      });
    },
  });
  // A process that is killed resets its connection.
  server.on('error', () => {});
  /** Replies with the code and the words, or accepts. */
  function finish(id: string, reply: string | undefined, done: (error?: Error | null) => void) {
    if (reply === 'drop') return dropConnections(id);
    const [, code, words] = /^(\d+) (.*)$/.exec(reply ?? '') ?? [];
    done(code ? Object.assign(new Error(words), { responseCode: Number(code) }) : null);
  }
  function dropConnections(id?: string) {
    // smtp-server has no method for it.
    const open = server.connections as unknown as Set<{ id: string; _socket: Socket }>;
    for (const connection of open) if (!id || connection.id === id) connection._socket.destroy();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    /** How many connections there were. */
    opened: () => opened,
    /** Refuses connections, as if it did not run, until it is started again. */
    async goDown() {
      dropConnections();
      await new Promise<void>((resolve) => server.server.close(() => resolve()));
    },
    comeBack: () =>
      new Promise<void>((resolve) => server.server.listen(port, '127.0.0.1', resolve)),
  };
}

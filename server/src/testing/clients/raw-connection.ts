import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface RawConnection {
  socket: Socket;
  /** All that came back. */
  answer: () => string;
  closed: Promise<void>;
}

/** A connection on which a test says what it likes. Resolves once it stands. */
export async function openRaw(port: number): Promise<RawConnection> {
  let answer = '';
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  // Whoever breaks the rules is hung up on.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, answer: () => answer, closed };
}

/** Says it all at once, and resolves with the status of the first answer. */
export async function statusOfRaw(port: number, text: string): Promise<number> {
  const { socket, answer, closed } = await openRaw(port);
  socket.write(text);
  await Promise.race([closed, new Promise((resolve) => socket.once('data', resolve))]);
  socket.destroy();
  return Number(answer().match(/^HTTP\/1\.1 (\d{3})/)?.[1]);
}

import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface RawConnection {
  socket: Socket;
  received: () => string;
  closed: Promise<void>;
}

/** A TCP connection on which a test may send anything, from any loopback address. Resolves once it is open. */
export async function openRawConnection(
  port: number,
  localAddress = '127.0.0.1',
): Promise<RawConnection> {
  let received = '';
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  onTestFinished(() => void socket.destroy());
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  // The server may reset a connection that breaks the protocol.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, received: () => received, closed };
}

/** Sends the text and resolves with the status of the first reply, or NaN if there was none. */
export async function statusOfRaw(port: number, text: string): Promise<number> {
  const { socket, received, closed } = await openRawConnection(port);
  socket.write(text);
  await Promise.race([closed, new Promise((resolve) => socket.once('data', resolve))]);
  socket.destroy();
  return Number(received().match(/^HTTP\/1\.1 (\d{3})/)?.[1]);
}

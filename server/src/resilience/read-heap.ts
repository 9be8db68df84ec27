import { once } from 'node:events';
import type { Server } from '../testing/processes/start-server.ts';

/** Node options of a process whose heap a test reads. */
export const INSPECTED = '--inspect=127.0.0.1:0';

/** What Node prints on standard error when it is started so. */
export const INSPECTOR_OUTPUT = /^(Debugger|For help, see|Waiting for the debugger).*\n/gm;

/** How many bytes that process holds after a garbage collection, read through Node's inspector. */
export async function readHeap({ output }: Server): Promise<number> {
  const [address] = /ws:\/\/\S+/.exec(output.stderr) ?? [];
  if (!address) throw new Error('The process was not started with INSPECTED.');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const send = async (method: string) => {
    socket.send(JSON.stringify({ id: 1, method }));
    const [{ data }] = (await once(socket, 'message')) as [{ data: string }];
    return JSON.parse(data).result;
  };
  await send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await send('Runtime.getHeapUsage');
  socket.close();
  return usedSize + backingStorageSize;
}

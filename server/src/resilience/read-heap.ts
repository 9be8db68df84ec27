import { once } from 'node:events';
import { freePort } from '../testing/databases/postgres-server.ts';

export interface Heap {
  /** What the process is started with so that it can be asked. */
  nodeOptions: string;
  /** How many bytes it holds on to, once all its garbage is collected. */
  heldBytes: () => Promise<number>;
}

/** What a process says to whoever asks it that, and to nobody else. */
export const INSPECTOR_TALK = /^(Debugger|For help, see|Waiting for the debugger).*\n/gm;

/** Asks another process, through Node's inspector, what it cannot let go of. */
export async function openHeap(): Promise<Heap> {
  const port = await freePort();
  async function heldBytes(): Promise<number> {
    const list = await fetch(`http://127.0.0.1:${port}/json/list`);
    const [target] = (await list.json()) as [{ webSocketDebuggerUrl: string }];
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await once(socket, 'open');
    const ask = async (method: string) => {
      socket.send(JSON.stringify({ id: 1, method }));
      const [{ data }] = (await once(socket, 'message')) as [{ data: string }];
      return JSON.parse(data).result;
    };
    await ask('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await ask('Runtime.getHeapUsage');
    socket.close();
    return usedSize + backingStorageSize;
  }
  return {
    nodeOptions: `--inspect=127.0.0.1:${port} --inspect-publish-uid=http`,
    heldBytes,
  };
}

import { startTestProcess, type TestProcess } from './start-test-process.ts';
import type { ProcessOrder } from './sync-process-main.ts';

/** Starts another process and resolves when it is ready to sync. */
export async function startSyncProcess(order: ProcessOrder): Promise<TestProcess> {
  return await startTestProcess('sync-process-main.ts', order);
}

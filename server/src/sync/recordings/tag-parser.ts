import { Worker } from 'node:worker_threads';
import { SECOND_MS } from '@assembly/contract/limits';
import { NO_TAGS, type RecordingTags } from '../../store/content/recording-tags.ts';
import type { FileEnds } from './read-ends.ts';
import type { ParseOrder } from './tag-parser-main.ts';

const PARSE_MAX_MS = 10 * SECOND_MS;
const MEMORY_MAX_MB = 128;
const WORKER_MODULE = new URL('./tag-parser-main.ts', import.meta.url);

export interface TagParser {
  /** Without tags if the file cannot be read. */
  parse(ends: FileEnds, mimeType: string): Promise<RecordingTags>;
  close(): Promise<void>;
}

/** In a thread that can be ended: a broken or hostile file may keep the library busy forever, or use up the memory. */
export function createTagParser(limitMs = PARSE_MAX_MS): TagParser {
  let worker: Worker | undefined;
  const close = async () => {
    await worker?.terminate();
    worker = undefined;
  };
  return {
    close,
    async parse(ends, mimeType) {
      worker ??= startWorker();
      const tags = await askWorker(worker, { ends, mimeType }, limitMs);
      if (!tags) await close();
      return tags ?? NO_TAGS;
    },
  };
}

function startWorker(): Worker {
  const worker = new Worker(WORKER_MODULE, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
  });
  // An error without a listener would end the process. The worker exits after it.
  return worker.on('error', () => {});
}

/** Undefined if the worker ends, or takes too long. */
function askWorker(
  worker: Worker,
  order: ParseOrder,
  limitMs: number,
): Promise<RecordingTags | undefined> {
  return new Promise((resolve) => {
    const finish = (tags?: RecordingTags) => {
      clearTimeout(timer);
      worker.off('message', finish).off('exit', end);
      resolve(tags);
    };
    const end = () => finish();
    const timer = setTimeout(end, limitMs);
    worker.on('message', finish).on('exit', end);
    worker.postMessage(order);
  });
}

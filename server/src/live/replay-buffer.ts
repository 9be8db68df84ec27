import { randomUUID } from 'node:crypto';

const FRAMES_KEPT = 256;

export interface Frame {
  number: number;
  topic: string;
  text: string;
}

export interface ReplayBuffer {
  add(topic: string): Frame;
  /** The id of the last frame. */
  lastId(): string;
  /** Names the last frame without being one: who has heard nothing yet can still say later where they were. */
  mark(): string;
  /** What came after the named frame, or undefined when that is no longer known. */
  since(lastEventId: string): Frame[] | undefined;
}

/** The last frames sent, so that a reader whose line broke misses nothing. */
export function createReplayBuffer(): ReplayBuffer {
  // Numbers of another process, or from before a restart, mean nothing here.
  const epoch = randomUUID().slice(0, 8);
  const kept: Frame[] = [];
  let last = 0;
  const lastId = () => `${epoch}-${last}`;
  return {
    add(topic) {
      last += 1;
      const frame = {
        number: last,
        topic,
        text: `id: ${lastId()}\nevent: ${topic}\ndata: {}\n\n`,
      };
      kept.push(frame);
      if (kept.length > FRAMES_KEPT) kept.shift();
      return frame;
    },
    lastId,
    mark: () => `id: ${lastId()}\n\n`,
    since(lastEventId) {
      const [theirEpoch, number] = lastEventId.split('-');
      const seen = Number(number);
      if (theirEpoch !== epoch || !Number.isInteger(seen) || seen > last) return undefined;
      const oldest = kept[0]?.number ?? last + 1;
      if (seen < oldest - 1) return undefined;
      return kept.filter((frame) => frame.number > seen);
    },
  };
}

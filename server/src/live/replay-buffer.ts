import { randomUUID } from 'node:crypto';

const MAX_FRAMES = 256;

interface Frame {
  number: number;
  topic: string;
  text: string;
}

/** The last frames sent, so that a client that reconnects misses nothing. */
export function createReplayBuffer() {
  // Distinguishes our ids from those of another process or from before a restart.
  const epoch = randomUUID().slice(0, 8);
  const frames: Frame[] = [];
  let last = 0;
  const lastId = () => `${epoch}-${last}`;
  return {
    add(topic: string): Frame {
      last += 1;
      const text = `id: ${lastId()}\nevent: ${topic}\ndata: {}\n\n`;
      const frame = { number: last, topic, text };
      frames.push(frame);
      if (frames.length > MAX_FRAMES) frames.shift();
      return frame;
    },
    lastId,
    /** Sends the last id without an event, so that a client that received nothing yet can resume from here. */
    idOnly: () => `id: ${lastId()}\n\n`,
    /** The frames after that id, or undefined when they are gone. */
    since(lastEventId: string): Frame[] | undefined {
      const [theirEpoch, number] = lastEventId.split('-');
      const seen = Number(number);
      if (theirEpoch !== epoch || !Number.isInteger(seen) || seen > last) return undefined;
      const oldest = frames[0]?.number ?? last + 1;
      if (seen < oldest - 1) return undefined;
      return frames.filter((frame) => frame.number > seen);
    },
  };
}

export interface Progress {
  done: number;
  of: number;
  text: string;
}

interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const BAR_CHARS = 24;
const LINE_EVERY_MS = 2000;

/** A bar that redraws itself on a terminal; elsewhere, as in a log, a plain line every now and then. */
export function createProgressBar(out: Terminal, clock: () => number = () => performance.now()) {
  let shown = '';
  let saidAt = Number.NEGATIVE_INFINITY;
  return {
    show(progress: Progress) {
      const line = lineOf(progress, out.isTTY ? (out.columns ?? 80) - 1 : undefined);
      if (line === shown) return;
      if (out.isTTY) out.write(`\r\x1b[2K${line}`);
      else if (clock() - saidAt < LINE_EVERY_MS) return;
      else out.write(`${line}\n`);
      shown = line;
      saidAt = clock();
    },
    /** Leaves a clean line for what comes after. */
    end() {
      if (out.isTTY && shown !== '') out.write('\r\x1b[2K');
      shown = '';
    },
  };
}

function lineOf({ done, of, text }: Progress, width: number | undefined): string {
  if (width === undefined) return `${done} of ${of} done; read: ${text}`;
  const filled = Math.round((done / of) * BAR_CHARS);
  const bar = `[${'#'.repeat(filled)}${'-'.repeat(BAR_CHARS - filled)}] ${text}`;
  return bar.slice(0, width);
}

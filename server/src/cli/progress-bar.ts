export interface Progress {
  done: number;
  of: number;
  text: string;
}

export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const BAR_CHARS = 24;
const LOG_INTERVAL_MS = 2000;

/** A bar that redraws itself on a terminal; elsewhere, such as in a log, a plain line every two seconds. */
export function createProgressBar(out: Terminal, clock: () => number = () => performance.now()) {
  let shown = '';
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    show(progress: Progress) {
      const line = format(progress, out.isTTY ? (out.columns ?? 80) - 1 : undefined);
      if (line === shown) return;
      if (out.isTTY) out.write(`\r\x1b[2K${line}`);
      else if (clock() - loggedAt < LOG_INTERVAL_MS) return;
      else out.write(`${line}\n`);
      shown = line;
      loggedAt = clock();
    },
    /** Clears the bar for the output that follows. */
    end() {
      if (out.isTTY && shown !== '') out.write('\r\x1b[2K');
      shown = '';
    },
  };
}

function format({ done, of, text }: Progress, width: number | undefined): string {
  if (width === undefined) return `${done} of ${of} done; read: ${text}`;
  const filled = Math.round((done / of) * BAR_CHARS);
  const bar = `[${'#'.repeat(filled)}${'-'.repeat(BAR_CHARS - filled)}] ${text}`;
  return bar.slice(0, width);
}

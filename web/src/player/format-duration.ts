function split(seconds: number) {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60] as const;
}

/** "4:05", "1:04:05" */
export function formatDuration(seconds: number): string {
  const [hours, minutes, rest] = split(seconds);
  const shown = hours ? [hours, `${minutes}`.padStart(2, '0')] : [minutes];
  return [...shown, `${rest}`.padStart(2, '0')].join(':');
}

/** "1 hour 4 minutes 5 seconds", for screen readers. */
export function formatSpokenDuration(seconds: number): string {
  const units = split(seconds).map((count, index) => {
    const unit = ['hour', 'minute', 'second'][index];
    return count > 0 ? `${count} ${unit}${count === 1 ? '' : 's'}` : '';
  });
  return units.filter(Boolean).join(' ') || '0 seconds';
}

/** How many daily, weekly and monthly backups are kept. */
export interface Keep {
  daily: number;
  weekly: number;
  monthly: number;
}

/** Of a valid `BACKUP_KEEP`. */
export function parseKeep(text: string): Keep {
  const [daily = 1, weekly = 0, monthly = 0] = text.split(',').map(Number);
  return { daily, weekly, monthly };
}

/** "32 min", at least one. */
export const formatMinutes = (seconds: number) =>
  `${Math.max(1, Math.round(seconds / 60))}\u00A0min`;

export interface UnsupportedFeature {
  /** Such as "AbortSignal.timeout" or "@container". */
  feature: string;
  /** A supported browser without it. */
  lackedBy: string;
  /** The text around its first use. */
  excerpt: string;
}

/** Replaced by the build. */
declare const __VERSION__: string;

/** Of this build, which may be older than the server. */
export const version = __VERSION__;

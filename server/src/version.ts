import manifest from '../../package.json' with { type: 'json' };

/** The version of the app, as the root package.json has it. */
export const { version } = manifest;

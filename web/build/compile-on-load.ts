import type { Plugin } from 'vite';

/** The chunks whose functions are needed for the first render. */
const START_CHUNKS = ['react', 'shared', 'start'];

/**
 * Chromium compiles a function when it is first called. Told that all of a file's are needed, it compiles them while the
 * file is being loaded, in the background. Other browsers ignore the comment, which must be at the very beginning.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function compileOnLoad(): Plugin {
  return {
    name: 'compile-on-load',
    apply: 'build',
    generateBundle: {
      // After Vite has added its list of files.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.config.build.ssr) return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !START_CHUNKS.includes(chunk.name)) continue;
          chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}

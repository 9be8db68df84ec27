import { DESK, NARROW, PHONE, WIDE, WIDEST } from '../src/styles/media.ts';

const MEDIA = new Map([
  ['--narrow', NARROW],
  ['--phone', PHONE],
  ['--wide', WIDE],
  ['--desk', DESK],
  ['--widest', WIDEST],
]);

/** A PostCSS plugin that replaces `@media (--wide)` by the media query of that name. */
export const customMedia = {
  postcssPlugin: 'custom-media',
  AtRule: {
    media(rule: { params: string }) {
      rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
        const query = MEDIA.get(name);
        if (!query) throw new Error(`There is no media query ${name} in build/custom-media.ts.`);
        return query;
      });
    },
  },
};

import { createElement, type SVGProps } from 'react';

interface Drawing {
  name: string;
  /** Such as `['path', { d: 'M18 6 6 18', key: '1bl5f8' }]`. */
  node: [shape: string, attributes: Record<string, string>][];
}

/** Mirrored where text is written from right to left: see base.css. */
const POINTING = /left|right|log-out|external-link|^list$/;

/**
 * Makes an icon of what a module of lucide-react draws. The build uses it in place of lucide's own function, whose options,
 * such as for sizes and colors, are not needed here and would add 1 kB to the first load.
 */
export default function createIcon({ name, node }: Drawing) {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'data-pointing': POINTING.test(name) || undefined,
        ...props,
      },
      shapes,
    );
}

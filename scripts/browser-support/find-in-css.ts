import type { Identifier } from '@mdn/browser-compat-data';
import { type CssNode, type Declaration, generate, parse, type Rule, walk } from 'css-tree';
import type { UnsupportedFeature } from './browser-support.ts';
import { childOf, childrenOf, compatData, findBrowserWithout } from './compat-data.ts';

const { 'at-rules': atRules, properties, selectors, types } = compatData.css;

/** Units whose name is not that of their feature. */
const UNITS: [RegExp, string][] = [
  [/^cq(?:[wbihb]|min|max)$/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
];

/** Functions by name, such as `color-mix`, wherever the data has them. */
const functionsByName = new Map<string, Identifier[]>();
function addFunctions(feature: Identifier): void {
  for (const [name, child] of childrenOf(feature)) {
    if (child.__compat) functionsByName.getOrInsertComputed(name, () => []).push(child);
    addFunctions(child);
  }
}
addFunctions(types as Identifier);

/** Features of a built stylesheet that a supported browser lacks and that nothing guards. */
export function findInCss(source: string): UnsupportedFeature[] {
  const found = new Map<string, UnsupportedFeature>();
  const add = (feature: string, lackedBy: string | null, node: CssNode) => {
    if (lackedBy) found.getOrInsert(feature, { feature, lackedBy, excerpt: excerptOf(node) });
  };
  walk(parse(source, { parseCustomProperty: true }), function (node) {
    if (node.type === 'Atrule') {
      const name = node.name.toLowerCase();
      add(`@${name}`, findBrowserWithout(childOf(atRules, name)), node);
      // The browser skips what it does not know.
      if (name === 'supports') return this.skip;
    } else if (node.type === 'Feature' || node.type === 'FeatureRange') {
      if (this.atrule?.name !== 'media') return undefined;
      const media = childOf(atRules, 'media');
      if (node.type === 'FeatureRange') {
        add('media range', findBrowserWithout(childOf(media, 'range_syntax')), node);
      } else add(`(${node.name})`, findBrowserWithout(childOf(media, node.name)), node);
    } else if (node.type === 'PseudoElementSelector' && node.name.startsWith('-')) {
      // Meant for one engine; the others skip the rule.
    } else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      const colons = node.type === 'PseudoClassSelector' ? ':' : '::';
      add(colons + node.name, findBrowserWithout(childOf(selectors, node.name)), node);
    } else if (node.type === 'NestingSelector') {
      add('nesting', findBrowserWithout(childOf(selectors, 'nesting')), node);
    } else if (node.type === 'Declaration' && !hasFallback(node, this.rule)) {
      addDeclaration(node, this.rule, add);
    }
    return undefined;
  });
  return [...found.values()];
}

type Add = (feature: string, lackedBy: string | null, node: CssNode) => void;

function addDeclaration(node: Declaration, rule: Rule | null, add: Add): void {
  const { property: name, value } = node;
  const property = childOf(properties, name);
  const lackedBy = findBrowserWithout(property, prefixesOf(name, rule));
  add(name, lackedBy, node);
  if (lackedBy) return;
  walk(value, (valueNode) => {
    if (valueNode.type === 'Identifier') {
      add(
        `${name}: ${valueNode.name}`,
        findBrowserWithout(childOf(property, valueNode.name)),
        node,
      );
    } else if (valueNode.type === 'Function') {
      const features = functionsByName.get(valueNode.name) ?? [];
      const lacks = features.map((feature) => findBrowserWithout(feature));
      if (!lacks.includes(null)) add(`${valueNode.name}()`, lacks[0] ?? null, node);
    } else if (valueNode.type === 'Dimension') {
      const [, unit = valueNode.unit] =
        UNITS.find(([pattern]) => pattern.test(valueNode.unit)) ?? [];
      add(valueNode.unit, findBrowserWithout(childOf(types?.length, unit)), node);
    }
  });
}

const declarationsOf = (rule: Rule | null) =>
  (rule?.block.children.toArray() ?? []).filter((child) => child.type === 'Declaration');

/**
 * An earlier declaration of the same property, which a browser uses that does not know the value of this one. A value with
 * a variable is read too late for that: the property then gets its initial value.
 */
function hasFallback(node: Declaration, rule: Rule | null): boolean {
  if (generate(node.value).includes('var(')) return false;
  return declarationsOf(rule).find(({ property }) => property === node.property) !== node;
}

/** The prefixes with which the rule declares the property too. */
function prefixesOf(name: string, rule: Rule | null): string[] {
  return declarationsOf(rule)
    .filter(({ property }) => property.endsWith(`-${name}`))
    .map(({ property }) => property.slice(0, -name.length));
}

const excerptOf = (node: CssNode) => generate(node).slice(0, 90);

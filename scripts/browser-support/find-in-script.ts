import type { Identifier } from '@mdn/browser-compat-data';
import { type AnyNode, type MemberExpression, parse } from 'acorn';
import { analyze, type Scope, type ScopeManager, type Variable } from 'eslint-scope';
import { SUPPORTED_BROWSERS } from '../../web/build/supported-browsers.ts';
import type { UnsupportedFeature } from './browser-support.ts';
import { childOf, childrenOf, compatData, findBrowserWithout } from './compat-data.ts';

/** Everything that acorn accepts in this version is supported, but for what SYNTAX lists. */
const NEWEST_SYNTAX = 2022;

const { api, javascript } = compatData;
const builtins = javascript.builtins ?? {};
const SYNTAX = {
  staticBlock: childOf(childOf(javascript.classes, 'static'), 'initialization_blocks'),
  lookbehind: childOf(javascript.regular_expressions, 'lookbehind_assertion'),
};

/** In Safari before 16: https://webkit.org/b/236843. */
const CLASS_FIELD_BUG =
  Number(SUPPORTED_BROWSERS.safari) < 16 ? `Safari ${SUPPORTED_BROWSERS.safari}` : null;

/** Global objects that are the only instance of an interface. */
const SINGLETONS: Record<string, string> = {
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
};
const ELEMENT_GETTERS = ['createElement', 'getElementById', 'querySelector', 'closest'];
const GLOBAL_OBJECTS = ['window', 'self', 'globalThis'];

/**
 * Interfaces whose instances are recognized by the name of a member alone. The instances of all others are reached only
 * through a global or a member that is checked itself.
 */
const COMMON_INTERFACES =
  /^(?:HTML\w*Element|SVGElement|Element|Node|NodeList|Document|EventTarget|(?:UI|Mouse|Pointer|Touch|Keyboard|Input|Message|PopState|PageTransition|Storage)?Event|URL|URLSearchParams|Request|Response|Headers|Blob|File|FormData|AbortSignal|AbortController|ReadableStream|CSSStyleDeclaration|Animation|DOMRect|DataTransfer|Selection|Range|MediaQueryList)$/;

/** Instance members by name, with the interfaces that have one. */
const membersByName = new Map<string, [owner: string, feature: Identifier][]>();
for (const [owner, feature] of [
  ...childrenOf(api),
  ...childrenOf(builtins),
  ...childrenOf(builtins.Intl),
]) {
  for (const [name, member] of childrenOf(feature)) {
    if (!/_(?:static|event)$|^@@/.test(name) && member.__compat) {
      membersByName.getOrInsertComputed(name, () => []).push([owner, member]);
    }
  }
}

/** Not the static methods of the language, which the data does not mark. */
const isCommon = (owner: string, { __compat: compat }: Identifier) =>
  childOf(api, owner)
    ? COMMON_INTERFACES.test(owner) && !findBrowserWithout(childOf(api, owner))
    : !findBrowserWithout(childOf(builtins, owner)) &&
      [compat?.spec_url ?? []].flat().some((url) => url.includes('.prototype.'));

/** Also names of properties of our own objects or of a library's: only the type of the object tells which is meant. */
const AMBIGUOUS_NAMES = new Set(['blocking', 'bytes', 'capture', 'role', 'when']);

/** Features of a built script that a supported browser lacks. */
export function findInScript(
  source: string,
  sourceType: 'module' | 'script',
): UnsupportedFeature[] {
  const found = new Map<string, UnsupportedFeature>();
  const add = (feature: string, lackedBy: string | null, at: { start: number }) => {
    if (lackedBy) found.getOrInsert(feature, { feature, lackedBy, excerpt: excerptAt(source, at) });
  };

  let program: AnyNode;
  try {
    program = parse(source, { ecmaVersion: NEWEST_SYNTAX, sourceType, ranges: true });
  } catch (error) {
    const at = { start: (error as { pos?: number }).pos ?? 0 };
    add('syntax', `ECMAScript ${NEWEST_SYNTAX}: ${(error as Error).message}`, at);
    return [...found.values()];
  }
  // biome-ignore lint/suspicious/noExplicitAny: the libraries declare the same syntax tree with different types.
  const scopes = analyze(program as any, { ecmaVersion: NEWEST_SYNTAX, sourceType });
  const types = new Types(scopes);

  for (const { identifier } of types.globals) {
    add(identifier.name, findGlobalLack(identifier.name), identifier as unknown as AnyNode);
  }
  walk(program, (node) => {
    if (node.type === 'StaticBlock')
      add('static block', findBrowserWithout(SYNTAX.staticBlock), node);
    if (node.type === 'Literal' && node.regex && /\(\?<[=!]/.test(node.regex.pattern)) {
      add('lookbehind', findBrowserWithout(SYNTAX.lookbehind), node);
    }
    if (node.type === 'PropertyDefinition' && node.value) {
      // An initializer with parentheses may not find the variables of the scope around the class.
      const hasParentheses = source.slice(node.key.end, node.end).includes('(');
      if (hasParentheses) add('class field initializer', CLASS_FIELD_BUG, node);
    }
    if (node.type === 'MemberExpression') {
      const name = memberName(node);
      if (name) addMember(types.ownerOf(node.object), name, node);
    }
    if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern') {
      const owner = node.init ? types.ownerOf(node.init) : null;
      for (const property of node.id.properties) {
        if (property.type !== 'Property' || property.computed) continue;
        if (property.key.type === 'Identifier') addMember(owner, property.key.name, property);
      }
    }
  });
  return [...found.values()];

  function addMember(owner: Owner | null, name: string, node: AnyNode): void {
    const feature = owner ? featureOf(owner, name) : undefined;
    if (owner?.kind === 'global') add(name, findGlobalLack(name), node);
    else if (feature) add(`${owner?.name}.${name}`, findBrowserWithout(feature), node);
    if (owner?.kind === 'global' || owner?.kind === 'static' || feature) return;
    if (AMBIGUOUS_NAMES.has(name)) return;
    const members = membersByName.get(name) ?? [];
    const common = members.find(([each, member]) => isCommon(each, member));
    if (!common || members.some(([, member]) => !findBrowserWithout(member))) return;
    add(`${common[0]}.${name}`, findBrowserWithout(common[1]), node);
  }
}

interface Owner {
  name: string;
  /** The interface object itself, an instance of it, or the global object. */
  kind: 'static' | 'instance' | 'global';
}

/** The data does not say which interface inherits from which. */
const PARENTS: Record<string, string> = {
  HTMLElement: 'Element',
  Document: 'Node',
  Element: 'Node',
  Node: 'EventTarget',
};

function featureOf({ name, kind }: Owner, member: string): Identifier | undefined {
  const [ofApi, ofLanguage] = [childOf(api, name), childOf(builtins, name)];
  if (kind === 'static') return childOf(ofApi, `${member}_static`) ?? childOf(ofLanguage, member);
  const parent = PARENTS[name];
  return (
    childOf(ofApi, member) ??
    childOf(ofLanguage, member) ??
    (parent ? featureOf({ name: parent, kind }, member) : undefined)
  );
}

function findGlobalLack(name: string): string | null {
  const features = [childOf(api, name), childOf(builtins, name), childOf(api.Window, name)].filter(
    (feature) => feature?.__compat,
  );
  const lacks = features.map((feature) => findBrowserWithout(feature));
  return lacks.includes(null) ? null : (lacks[0] ?? null);
}

/** What is known about the values of expressions, from how variables are declared. */
class Types {
  readonly globals;
  private readonly variables = new Map<unknown, Variable | null>();

  constructor(scopes: ScopeManager) {
    this.globals = scopes.globalScope?.through ?? [];
    const visit = (scope: Scope) => {
      for (const { identifier, resolved } of scope.references) {
        this.variables.set(identifier, resolved);
      }
      scope.childScopes.forEach(visit);
    };
    if (scopes.globalScope) visit(scopes.globalScope);
  }

  /** Null if unknown. `depth` ends circular initializers. */
  ownerOf(node: AnyNode, depth = 0): Owner | null {
    if (depth > 5) return null;
    if (node.type === 'Identifier') return this.ownerOfVariable(node, depth);
    if (node.type === 'NewExpression') {
      const owner = this.ownerOf(node.callee, depth + 1);
      return owner?.kind === 'static' ? { name: owner.name, kind: 'instance' } : null;
    }
    if (node.type === 'MemberExpression') {
      const name = memberName(node);
      const owner = this.ownerOf(node.object, depth + 1);
      if (owner?.kind === 'global' && name) return globalOwner(name);
      return name === 'searchParams' ? { name: 'URLSearchParams', kind: 'instance' } : null;
    }
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const isElement = ELEMENT_GETTERS.includes(memberName(node.callee) ?? '');
      return isElement ? { name: 'HTMLElement', kind: 'instance' } : null;
    }
    if (node.type === 'ArrayExpression') return { name: 'Array', kind: 'instance' };
    if (node.type === 'TemplateLiteral') return { name: 'String', kind: 'instance' };
    if (node.type === 'Literal' && typeof node.value === 'string') {
      return { name: 'String', kind: 'instance' };
    }
    return null;
  }

  private ownerOfVariable(node: AnyNode & { name: string }, depth: number): Owner | null {
    const variable = this.variables.get(node);
    if (variable === undefined) return null;
    if (variable === null) return globalOwner(node.name);
    const [definition, ...others] = variable.defs;
    const isWrittenOnce =
      variable.references.filter((reference) => reference.isWrite()).length <= 1;
    if (!definition || others.length > 0 || !isWrittenOnce) return null;
    const declarator = definition.node as AnyNode;
    if (declarator.type !== 'VariableDeclarator' || declarator.id.type !== 'Identifier')
      return null;
    return declarator.init ? this.ownerOf(declarator.init, depth + 1) : null;
  }
}

function globalOwner(name: string): Owner | null {
  if (GLOBAL_OBJECTS.includes(name)) return { name, kind: 'global' };
  const singleton = SINGLETONS[name];
  if (singleton) return { name: singleton, kind: 'instance' };
  return childOf(api, name) || childOf(builtins, name) ? { name, kind: 'static' } : null;
}

function memberName({ property, computed }: MemberExpression): string | null {
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}

function walk(node: AnyNode, visit: (node: AnyNode) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) walk(item, visit);
    } else if (isNode(value)) walk(value, visit);
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';

const excerptAt = (source: string, { start }: { start: number }) =>
  source.slice(Math.max(0, start - 30), start + 60).replaceAll(/\s+/g, ' ');

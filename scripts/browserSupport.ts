import { readFileSync } from 'node:fs';
import { parse, type AnyNode, type Identifier, type Literal, type MemberExpression } from 'acorn';
import { ancestor } from 'acorn-walk';
import browserslist from 'browserslist';

interface SupportStatement {
  version_added?: string | false | null;
  version_removed?: string;
  flags?: unknown;
}

/** A part of MDN's compatibility data: a feature with its own parts by name. */
interface Feature {
  __compat?: { support: Record<string, SupportStatement | SupportStatement[] | undefined> };
  [name: string]: unknown;
}

/** The names of the data for those of browserslist, where they differ. */
const NAMES_IN_DATA: Record<string, string> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };
/** Objects whose members are globals. */
const GLOBAL_OBJECTS = new Set(['window', 'self', 'globalThis']);
/** Objects of which there is one, with their interfaces. */
const SINGLE_OBJECTS: Record<string, string> = { document: 'Document', navigator: 'Navigator' };
const LOOKBEHIND = /\(\?<[=!]/;

const { api, javascript } = JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8')) as {
  api: Feature;
  javascript: { builtins: Feature };
};
const oldest = oldestBrowsers().map(({ name, version }) => [NAMES_IN_DATA[name] ?? name, parseFloat(version)] as const);

/** The oldest supported version of each browser, as `.browserslistrc` names them. */
export function oldestBrowsers(): { name: string; version: string }[] {
  const rules = [browserslist.loadConfig({ path: process.cwd() }) ?? []].flat();
  return rules.map((rule) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(rule) ?? [];
    return { name, version };
  });
}

/** Whether each of the oldest browsers has a feature; one that the data does not know counts as supported. */
function isSupported(feature: Feature | undefined): boolean {
  const support = feature?.__compat?.support;
  return !support || oldest.every(([browser, version]) => isSupportedBy([support[browser]].flat()[0], version));
}

function isSupportedBy(statement: SupportStatement | undefined, version: number): boolean {
  if (!statement) return true;
  const { version_added: added, version_removed: removed, flags } = statement;
  return !flags && removed === undefined && typeof added === 'string' && parseFloat(added.replace('≤', '')) <= version;
}

function part(feature: Feature | undefined, name: string): Feature | undefined {
  return feature && Object.hasOwn(feature, name) ? (feature[name] as Feature) : undefined;
}

const ofGlobal = (name: string) =>
  part(javascript.builtins, name) ?? part(api, name) ?? part(part(api, 'Window'), name);

const ofMember = (object: string, member: string) =>
  part(part(api, SINGLE_OBJECTS[object] ?? ''), member) ??
  part(part(javascript.builtins, object), member) ??
  part(part(api, object), `${member}_static`);

/** Whether an expression is called, or constructed, without a test of its existence. */
const isCalled = (node: MemberExpression, parent: AnyNode | undefined) =>
  (parent?.type === 'NewExpression' && parent.callee === node) ||
  (parent?.type === 'CallExpression' && parent.callee === node && !parent.optional);

/**
 * Finds features in a script that one of the oldest supported browsers lacks: globals, static members
 * (`URL.canParse`) and regular expressions with lookbehind. A feature that the script tests (`typeof x`, `'y' in x`,
 * `x.y &&`) counts as supported. Methods of values are not found, since a script does not name their types.
 * @param code the text of a script
 * @returns the names of the features, each once
 */
export function unsupportedFeatures(code: string): string[] {
  const used = new Set<string>();
  const tested = new Set<string>();
  const add = (name: string, feature: Feature | undefined) => isSupported(feature) || used.add(name);
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });

  ancestor(tree, {
    Identifier({ name }: Identifier, _state: unknown, path: AnyNode[]) {
      const parent = path.at(-2);
      if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') tested.add(name);
      else add(name, ofGlobal(name));
    },
    MemberExpression(node: MemberExpression, _state: unknown, path: AnyNode[]) {
      const { object, property } = node;
      if (object.type !== 'Identifier' || property.type !== 'Identifier' || node.computed) return;
      const isGlobal = GLOBAL_OBJECTS.has(object.name);
      const name = isGlobal ? property.name : `${object.name}.${property.name}`;
      if (!isCalled(node, path.at(-2))) tested.add(name);
      else add(name, isGlobal ? ofGlobal(property.name) : ofMember(object.name, property.name));
    },
    BinaryExpression({ operator, left, right }) {
      if (operator !== 'in' || left.type !== 'Literal' || right.type !== 'Identifier') return;
      tested.add(GLOBAL_OBJECTS.has(right.name) ? String(left.value) : `${right.name}.${String(left.value)}`);
    },
    Literal({ regex }: Literal) {
      if (regex && LOOKBEHIND.test(regex.pattern)) used.add('lookbehind');
    },
  });
  return [...used].filter((name) => !tested.has(name));
}

/** The parts of a feature by name, without its own data. */
const partsOf = (feature: Feature | undefined) =>
  Object.entries(feature ?? {}).filter(([name]) => !name.startsWith('__')) as [string, Feature][];

const namesOfNewer = (feature: Feature | undefined) =>
  partsOf(feature).flatMap(([name, its]) => (isSupported(its) ? [] : [name]));

/**
 * The globals and static members that one of the oldest supported browsers lacks, and the methods of the values of the
 * language, as paths from the global object: `requestIdleCallback`, `URL.canParse`, `Set.prototype.union`. The data does
 * not tell static members of the language from methods of its values, so both paths are named; one does not exist.
 */
export function newerApis(): string[] {
  const ofLanguage = partsOf(javascript.builtins).flatMap(([name, feature]) =>
    namesOfNewer(feature).flatMap((member) => [`${name}.${member}`, `${name}.prototype.${member}`]),
  );
  const ofBrowser = partsOf(api).flatMap(([name, feature]) =>
    namesOfNewer(feature)
      .filter((member) => member.endsWith('_static'))
      .map((member) => `${name}.${member.replace('_static', '')}`),
  );
  return [...[javascript.builtins, api, part(api, 'Window')].flatMap(namesOfNewer), ...ofLanguage, ...ofBrowser];
}

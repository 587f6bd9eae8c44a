import { type Schema, type SchemaFieldDescription } from 'yup';
import { type DraftValues } from './draftsSlice';

type Description = SchemaFieldDescription | undefined;

/**
 * The fields of a stored draft that the form of this build can show (MEND-57): of the type that the form's rules and
 * initial values give them, with codes that exist. Other fields have their initial value; rows and choices of lists that
 * are no longer valid are left out. A text may be too long or incomplete: that is for the form to say.
 * @param rules the schema of the form's fields; fields without a rule are compared with their initial value
 */
export function cleanDraft(draft: DraftValues, initial: object, rules?: Schema): DraftValues {
  const names = Object.keys(initial).filter((name) => Object.hasOwn(draft, name));
  const fields = fieldsOf(rules?.describe());
  const start = initial as DraftValues;
  return Object.fromEntries(names.map((name) => [name, cleanValue(draft[name], start[name], fields[name])]));
}

/** A value as the form can show it; else its initial value, which is undefined in a list. */
function cleanValue(value: unknown, initial: unknown, rule: Description): unknown {
  if (value === null) return initial === null ? null : initial;
  const type = rule && rule.type in CLEANERS ? rule.type : typeOf(initial);
  const clean = CLEANERS[type as keyof typeof CLEANERS];
  return clean ? clean(value, initial, rule) : initial;
}

const CLEANERS = {
  string: (value: unknown, initial: unknown, rule: Description) =>
    typeof value === 'string' && (value === '' || isAllowed(value, rule)) ? value : initial,

  // An emptied field of a number is ''.
  number: (value: unknown, initial: unknown, rule: Description) =>
    value === '' || (Number.isFinite(value) && isAllowed(value, rule)) ? value : initial,

  boolean: (value: unknown, initial: unknown) => (typeof value === 'boolean' ? value : initial),

  array: (value: unknown, initial: unknown, rule: Description) =>
    Array.isArray(value)
      ? value.map((item) => cleanValue(item, undefined, itemOf(rule) ?? describe(item))).filter(isDefined)
      : initial,

  object: (value: unknown, initial: unknown, rule: Description) =>
    typeOf(value) === 'object' ? cleanObject(value as DraftValues, initial, fieldsOf(rule)) : initial,
};

/**
 * An object field by field. A row of a list has no initial value: it gets empty texts where it has none, and is left out
 * without a code or number that its rules require.
 */
function cleanObject(value: DraftValues, initial: unknown, fields: Readonly<Record<string, Description>>) {
  const start: DraftValues = typeOf(initial) === 'object' ? (initial as DraftValues) : {};
  const names = new Set([...Object.keys(start), ...Object.keys(fields), ...Object.keys(value)]);
  const entries = [...names].flatMap((name) => {
    const rule = fields[name] ?? (Object.hasOwn(start, name) ? undefined : describe(value[name]));
    const fallback = start[name] ?? (initial === undefined ? emptyOf(rule) : undefined);
    const cleaned = Object.hasOwn(value, name) ? cleanValue(value[name], fallback, rule) : fallback;
    return cleaned === undefined ? [] : [[name, cleaned] as const];
  });
  const cleaned = Object.fromEntries(entries);
  const isWhole = Object.entries(fields).every(([name, rule]) => !isNeeded(rule) || Boolean(cleaned[name]));
  return initial !== undefined || isWhole ? cleaned : undefined;
}

/** A row cannot do without it: a code, or a number such as the React key of a row. A text may still be empty. */
const isNeeded = (rule: Description) =>
  rule !== undefined && 'oneOf' in rule && !rule.optional && (rule.oneOf.length > 0 || rule.type === 'number');

/** What a row has instead of a missing text or an unknown code: the default of its rule, else an empty text. */
function emptyOf(rule: Description): unknown {
  if (rule?.type !== 'string') return undefined;
  return 'default' in rule && typeof rule.default === 'string' ? rule.default : '';
}

/** The rule of a value that neither the schema nor the initial values know, such as the React key of a row. */
const describe = (value: unknown): Description =>
  ['string', 'number', 'boolean'].includes(typeof value) ? { type: typeof value } : undefined;

const typeOf = (value: unknown) => {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
};

const isDefined = (value: unknown) => value !== undefined;

function isAllowed(value: unknown, rule: Description): boolean {
  const codes = rule && 'oneOf' in rule ? rule.oneOf : [];
  return codes.length === 0 || codes.includes(value);
}

const itemOf = (rule: Description): Description =>
  rule && 'innerType' in rule && !Array.isArray(rule.innerType) ? rule.innerType : undefined;

const fieldsOf = (rule: Description): Readonly<Record<string, Description>> =>
  rule && 'fields' in rule ? rule.fields : {};

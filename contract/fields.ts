import {
  array,
  boolean,
  number,
  object,
  setLocale,
  string,
  type AnyObjectSchema,
  type AnySchema,
  type ObjectShape,
  type Schema,
  type StringSchema,
} from 'yup';
import { isId } from './id';
import { LIMITS } from './limits';
import { MESSAGES, tooLong } from './messages';
import { toStoredWithin, trimUnseen } from './text';
import { linkFault, withScheme } from './webAddress';

// A rule without a message of its own fails with a Korean one.
const { badRequest, valueNotInList } = MESSAGES;
setLocale({
  mixed: {
    default: badRequest,
    required: badRequest,
    defined: badRequest,
    notNull: badRequest,
    notType: badRequest,
    oneOf: valueNotInList,
  },
  string: { min: badRequest, max: badRequest },
  number: { min: badRequest, max: badRequest, positive: badRequest, integer: badRequest },
  array: { min: badRequest, max: badRequest },
});

/**
 * No coercion: a number is not a string and a JSON string not a list, so a wrong type is refused.
 * Expects a new schema: yup's conversion reads the instance it was defined on, not later copies.
 */
export function exactly<S extends AnySchema>(fresh: S): S {
  fresh.spec.coerce = false;
  return fresh;
}

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** A text of any length, for the few fields with a message of their own for an overlong value. */
export const anyString = () => exactly(string());

/** A name of an account of any length: its invisible characters at both ends are dropped (MEND-55). */
export const accountName = () =>
  anyString().transform((value: unknown) => (typeof value === 'string' ? trimUnseen(value) : value));

/**
 * A string without coercion. A longer one is cut to one unit over the limit, so that the other rules of its field run on
 * a short text (F1).
 * @param max UTF-16 units, for what has no limit of its own: codes, dates, ids, nicknames in lists
 */
export const exactString = (max: number = LIMITS.unlimitedField) =>
  anyString()
    .transform((value: unknown) => (typeof value === 'string' ? value.slice(0, max + 1) : value))
    .max(max, tooLong(max));
/** A boolean; strings such as "true" are refused. */
export const exactBoolean = () => exactly(boolean());
/** An object of these fields alone; others are left out. */
export const exactObject = <Shape extends ObjectShape>(shape: Shape) => exactly(object(shape)).transform(toKnownFields);

/**
 * Leaves out unknown fields before yup visits them, since a hostile object has thousands (F2). yup looks up names in its
 * table of fields and finds inherited properties: `constructor` is not a field.
 */
function toKnownFields(value: unknown, _original: unknown, { fields }: AnyObjectSchema): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const given = value as Readonly<Record<string, unknown>>;
  if (Object.keys(given).every((name) => Object.hasOwn(fields, name))) return given;
  const known = Object.keys(fields).filter((name) => Object.hasOwn(given, name));
  return Object.fromEntries(known.map((name) => [name, given[name]]));
}

/**
 * Another field of the same object, as a rule about two fields may use it: absent unless it is a text that passes its own
 * rule (F5).
 */
export function siblingText(parent: unknown, name: string, passes: (text: string) => boolean = () => true) {
  const value = (parent as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' && passes(value) ? value : undefined;
}

/**
 * Cuts a list to one item over its limit. yup casts and validates every item before it counts them, so a hostile list
 * would take seconds (F2).
 */
export const cutList = (max: number) => (value: unknown) => (Array.isArray(value) ? value.slice(0, max + 1) : value);

/** Each value of a list once, in the order given; cut like `cutList`. */
const distinct =
  (max: number) =>
  (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const found = new Set<unknown>();
    for (const item of value) {
      found.add(item);
      if (found.size > max) break;
    }
    return [...found];
  };

/** The values of a repeatable parameter of a query string: absent, one value or many; empty ones are absent. */
const toRepeated = (value: unknown) => [value].flat().filter((one) => one !== undefined && one !== '');

/** A list of at most `max` values; a longer one fails with `tooMany`. */
export const list = <Item>(item: Schema<Item>, max: number = LIMITS.rows, tooMany: string = MESSAGES.rows) =>
  exactly(array()).of(item).transform(cutList(max)).max(max, tooMany);

/** The valid items of a list, for rules about the whole list: they also run when single items are refused. */
export const present = <Item>(items: readonly Item[]) => items.filter((item) => Boolean(item));

/**
 * Text of at most `max` code points, measured as typed and stored trimmed (D22). Normalised and measured once, in the
 * cast; an overlong text is returned overlong for the test.
 */
export const textField = (max: number): StringSchema<string | undefined> => limitedText(anyString(), max);

/** `textField` of a text that names an account, such as an e-mail address: trimmed before it is measured (MEND-55). */
export const accountText = (max: number): StringSchema<string | undefined> => limitedText(accountName(), max);

function limitedText(schema: StringSchema<string | undefined>, max: number): StringSchema<string | undefined> {
  return schema
    .transform((value: unknown) => (typeof value === 'string' ? toStoredWithin(value, max) : value))
    .test('max', tooLong(max), (value) => value === undefined || [...value].length <= max);
}

/** Text with at least one visible character. */
export const requiredText = (max: number, missing: string) => textField(max).required(missing);

/** A title or name of one line: line breaks, which only the API can send, become blanks (MEND-74). */
export const requiredLine = (max: number, missing: string) =>
  limitedText(
    anyString().transform((value: unknown) => (typeof value === 'string' ? value.replace(LINE_BREAKS, ' ') : value)),
    max,
  ).required(missing);

const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/g;

/** Text that may be empty. */
export const optionalText = (max: number) => textField(max).default('');

/** One code of a table; without `missing` it may be absent. */
export function codeField<Code extends string>(codes: readonly Code[]) {
  return exactString().transform(emptyAsAbsent).oneOf(codes, MESSAGES.valueNotInList);
}

/** One code of a table, which may not be absent. */
export const requiredCode = <Code extends string>(codes: readonly Code[], missing: string) =>
  codeField(codes).required(missing);

/** Codes of a table. Their number is not limited: to be cut by its user. */
export const anyCodes = <Code extends string>(codes: readonly Code[]) =>
  exactly(array()).of(exactString().oneOf(codes, MESSAGES.valueNotInList).required(MESSAGES.valueNotInList));

/** Codes of a table, each once, in the order given. More codes than the table has include an unknown one. */
export const distinctCodes = <Code extends string>(codes: readonly Code[]) =>
  anyCodes(codes).transform(distinct(codes.length));

/** At least one code of a table, each once, in the order given. */
export const requiredCodes = <Code extends string>(codes: readonly Code[], missing: string) =>
  distinctCodes(codes).min(1, missing).required(missing);

/** A repeatable parameter of a query string: codes of a table, each once. */
export const codesParam = <Code extends string>(codes: readonly Code[]) =>
  anyCodes(codes).transform(toRepeated).transform(distinct(codes.length)).default([]);

/** A whole number within the range of a database column; an empty form field counts as absent. */
export const wholeNumber = () =>
  exactly(number())
    .transform(emptyAsAbsent)
    .integer(MESSAGES.badRequest)
    .min(Number.MIN_SAFE_INTEGER, MESSAGES.badRequest)
    .max(Number.MAX_SAFE_INTEGER, MESSAGES.badRequest);

/** An optional link: `https://` is added when missing, then scheme and host are checked (D73, F14). */
export function linkField() {
  return optionalText(LIMITS.link)
    .transform((value: unknown) => (typeof value === 'string' ? withScheme(value) : value))
    .test('link', (value, { createError }) => {
      const message = value ? linkFault(value) : undefined;
      return message === undefined || createError({ message });
    });
}

/** A 0-based page number of a query string (D75). */
export const pageParam = () => queryNumber(0, Number.MAX_SAFE_INTEGER).default(0);

/** An id in an address, by the one rule of ids. */
export const idField = () =>
  exactly(number())
    .transform((value: unknown) => (typeof value === 'string' && isId(value) ? Number(value) : value))
    .typeError(MESSAGES.badRequest);

/** A whole number of a query string: digits only, within bounds. */
export function queryNumber(min: number, max: number) {
  return exactly(number())
    .transform((value: unknown) => toWholeNumber(value))
    .typeError(MESSAGES.badRequest)
    .min(min, MESSAGES.badRequest)
    .max(max, MESSAGES.badRequest);
}

function toWholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
}

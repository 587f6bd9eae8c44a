import { isRealDate } from './dates';
import { pageNumber } from './pageNumber';
import { cutCharacters } from './text';

/** How one parameter of a list is read from an address and written to it. Invalid values are read as the default. */
interface Parameter<Value> {
  read: (values: readonly string[]) => Value;
  /** Nothing for the default, so that a list without choices has its plain address. */
  write: (value: Value) => readonly string[];
}

/** One of some codes, `first` without a choice. */
export const oneOf = <const Code extends string>(codes: readonly Code[], first: NoInfer<Code>): Parameter<Code> => ({
  read: ([value]) => codes.find((code) => code === value) ?? first,
  write: (value) => (value === first ? [] : [value]),
});

/** One of some codes, or none. */
export const maybeOneOf = <Code extends string>(codes: readonly Code[]): Parameter<Code | undefined> => ({
  read: ([value]) => codes.find((code) => code === value),
  write: (value) => (value ? [value] : []),
});

/** Some of some codes, in the order of the table and each once, so that one choice has one address and one cache entry. */
export function someOf<Code extends string>(codes: readonly Code[], first: readonly Code[] = []): Parameter<Code[]> {
  const isFirst = (value: readonly Code[]) =>
    value.length === first.length && first.every((code) => value.includes(code));
  return {
    read(values) {
      const chosen = codes.filter((code) => values.includes(code));
      return chosen.length > 0 ? chosen : [...first];
    },
    write: (value) => (isFirst(value) ? [] : value),
  };
}

/** A text of at most `max` characters, empty without one. */
export const textOf = (max: number): Parameter<string> => ({
  read: ([value = '']) => cutCharacters(value, max).trim(),
  write: (value) => (value ? [value] : []),
});

/** A yes; no without one. */
export const flag: Parameter<boolean> = {
  read: ([value]) => value === 'true',
  write: (value) => (value ? ['true'] : []),
};

/** A day, as 2026-11-27, or none. */
export const day: Parameter<string | undefined> = {
  read: ([value = '']) => (isRealDate(value) ? value : undefined),
  write: (value) => (value ? [value] : []),
};

type Parameters<Params> = { [Name in keyof Params]: Parameter<Params[Name]> };

/** What a list shows: its parameters and the page, from 1 (D75). */
export type Paged<Params> = Params & { page: number };

/** The parameters of a list in its address. */
export interface ListCodec<Params extends object> {
  read: (search: URLSearchParams) => Paged<Params>;
  write: (params: Paged<Params>) => URLSearchParams;
  /** `write`, as the end of an address: empty, or with its question mark. */
  searchOf: (params: Paged<Params>) => string;
}

/** The parameters that a codec reads. */
export type ParamsOf<Codec> = Codec extends ListCodec<infer Params> ? Paged<Params> : never;

/** Declares the parameters of a list in its address; every list has a page. */
export function listCodec<Params extends object>(parameters: Parameters<Params>): ListCodec<Params> {
  const names = Object.keys(parameters) as (keyof Params & string)[];

  function write(params: Paged<Params>) {
    const search = new URLSearchParams();
    for (const name of names) {
      for (const value of parameters[name].write(params[name])) search.append(name, value);
    }
    if (params.page > 1) search.set('page', String(params.page));
    return search;
  }

  return {
    read(search) {
      const read = names.map((name) => [name, parameters[name].read(search.getAll(name))]);
      return { ...(Object.fromEntries(read) as Params), page: pageNumber(search) };
    },
    write,
    searchOf(params) {
      const search = write(params);
      return search.size > 0 ? `?${search.toString()}` : '';
    },
  };
}

/** A list whose address has nothing but its page. */
export const PLAIN_LIST = listCodec({});

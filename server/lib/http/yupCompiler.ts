import { ALL_PROBLEMS, problemsOf } from '@contract/firstMessage';
import { MESSAGES } from '@contract/messages';
import { type FastifySchemaCompiler, type FastifyTypeProvider } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ValidationError, type AnySchema, type InferType } from 'yup';
import { ApiError, badRequest, notFound } from './errors';

/** Lets a route use a contract rule as its schema and receive the typed value. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends AnySchema ? InferType<this['schema']> : unknown;
  serializer: unknown;
}

/** Maximum number of cached valid queries and parameters of a route, and their maximum length in characters. */
const REMEMBERED = { values: 500, length: 500 };

/**
 * Validates a part of a request by a rule of the contract and drops unknown fields. Reports every error in the order of
 * the form; a malformed id in a path is 404 (D84).
 */
export const yupCompiler: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) => {
  const validate = httpPart === 'body' ? validated : rememberValid(validated);
  return (data: unknown) => {
    try {
      return { value: validate(schema, data) };
    } catch (error) {
      if (httpPart === 'params') return { error: notFound() };
      return { error: toRefusal(schema, error) };
    }
  };
};

/**
 * Caches valid values, since queries and parameters repeat, and yup takes longer than the rest of a cached response.
 * The values are shared and read-only.
 */
function rememberValid(validate: typeof validated): typeof validated {
  const known = new LRUCache<string, { value: unknown }>({ max: REMEMBERED.values });
  return (schema, data) => {
    const key = JSON.stringify(data);
    const found = known.get(key);
    if (found) return found.value;
    const value = validate(schema, data);
    if (key.length <= REMEMBERED.length) known.set(key, { value });
    return value;
  };
}

/**
 * Converts an error of a rule to a 400. An error other than a validation error is a bug of the rule, so it is also
 * logged (F5).
 */
export function toRefusal(rules: AnySchema, error: unknown): ApiError {
  if (error instanceof ValidationError) return badRequest(...problemsOf(rules, error));
  return new ApiError(400, MESSAGES.badRequest, { cause: error, isFault: true });
}

/** Fastify passes an absent body as null. */
function validated(schema: AnySchema, data: unknown): unknown {
  return schema.validateSync(data ?? undefined, { ...ALL_PROBLEMS, stripUnknown: true });
}

import { ALL_PROBLEMS, problemsOf } from '@contract/firstMessage';
import { MESSAGES } from '@contract/messages';
import { type FastifySchemaCompiler, type FastifyTypeProvider } from 'fastify';
import { ValidationError, type AnySchema, type InferType } from 'yup';
import { ApiError, badRequest, notFound } from './errors';

/** Lets a route name a contract rule as its schema and receive the value already typed. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends AnySchema ? InferType<this['schema']> : unknown;
  serializer: unknown;
}

/**
 * Validates a part of a request by a rule of the contract and drops unknown fields. Reports every error in the order of
 * the form; a malformed id in a path is 404 (D84).
 */
export const yupCompiler: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    try {
      return { value: validated(schema, data) };
    } catch (error) {
      if (httpPart === 'params') return { error: notFound() };
      return { error: toRefusal(schema, error) };
    }
  };
};

/**
 * Turns what a rule threw into a 400. An error other than a validation error is a bug of the rule, so it is also logged
 * (F5).
 */
export function toRefusal(rules: AnySchema, error: unknown): ApiError {
  if (error instanceof ValidationError) return badRequest(...problemsOf(rules, error));
  return new ApiError(400, MESSAGES.badRequest, { cause: error, isFault: true });
}

/** Fastify hands an absent body over as null. */
function validated(schema: AnySchema, data: unknown): unknown {
  return schema.validateSync(data ?? undefined, { ...ALL_PROBLEMS, stripUnknown: true });
}

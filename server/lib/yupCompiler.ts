import { problemsOf } from '@contract/firstMessage';
import { type FastifySchemaCompiler, type FastifyTypeProvider } from 'fastify';
import { ValidationError, type AnySchema, type InferType } from 'yup';
import { badRequest, notFound } from './errors';

/** Lets a route name a contract rule as its schema and receive the value already typed. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends AnySchema ? InferType<this['schema']> : unknown;
  serializer: unknown;
}

/**
 * A part of a request against a rule of the contract; what the rule does not know is dropped. Everything wrong is told
 * in the form's order; a malformed id in a path is simply not found (D84).
 */
export const yupCompiler: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    try {
      return { value: validated(schema, data) };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return { error: httpPart === 'params' ? notFound() : badRequest(...problemsOf(schema, error)) };
    }
  };
};

/** Fastify hands an absent body over as null. */
function validated(schema: AnySchema, data: unknown): unknown {
  return schema.validateSync(data ?? undefined, { abortEarly: false, stripUnknown: true });
}

import { type FastifyReply, type FastifyRequest } from 'fastify';
import { errorCode } from '../../db/errorCode';

/** The fields of an error that are logged beside its stack. */
interface ErrorFields extends Record<string, unknown> {
  type: string;
  message: string;
  code?: string;
  /** Names of our own schema, never values. */
  constraint?: string;
  table?: string;
  column?: string;
  /** The stack frames without the message. */
  stack: string;
  cause?: ErrorFields;
}

/** SQLSTATE classes whose messages quote the refused value. */
const QUOTES_VALUES = /^(22|23)...$/;
const MAIL = /[\w.%+-]+@[\w.-]+/g;
/** Matches phone numbers, birth dates and network addresses. */
const FIGURES = /\d[\d.:-]{5,}\d/g;

/**
 * The log has no personal data: no name, address, password, token, cookie or searched text. Requests are identified by
 * their route, since a path may contain a searched text (docs/privacy.md).
 */
export const LOG_OPTIONS = {
  level: 'warn',
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
    res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ statusCode }),
    err: errorFields,
  },
} as const;

/** An error without the text of members that its message may contain. */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: 'No error was thrown.', stack: '' };
  const { constraint, table, column } = error as { constraint?: string; table?: string; column?: string };
  const code = errorCode(error);
  return {
    type: error.name,
    message: QUOTES_VALUES.test(code) ? 'A value was refused.' : withoutPeople(error.message),
    ...(code !== '' && { code, constraint, table, column }),
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: errorFields(error.cause) }),
  };
}

const withoutPeople = (text: string) => text.replace(MAIL, '[e-mail]').replace(FIGURES, '[figures]');

/** The frames of a stack trace; the lines before repeat the message. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.map((line) => line.trim()).join('\n');
}

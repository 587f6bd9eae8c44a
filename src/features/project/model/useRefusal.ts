import { useRef } from 'react';
import { fieldProblems } from '@/shared/api';

type Problems = Partial<Record<string, string>>;

interface Refusal<Values> {
  values: Values;
  problems: Problems;
}

/**
 * What the server found wrong with a form. It stands at its fields until they are changed or the form is sent again,
 * however often the form checks itself meanwhile.
 */
export function useRefusal<Values extends object>() {
  const refusal = useRef<Refusal<Values> | null>(null);

  return {
    /** Notes a refused answer to these values; returns its problems by field. */
    note(values: Values, error: unknown): Problems {
      const problems = problemsByField(error);
      refusal.current = { values, problems };
      return problems;
    },
    forget() {
      refusal.current = null;
    },
    /** The problems of fields that stand as they were refused. */
    standing(values: Values): Problems {
      if (!refusal.current) return {};
      const { values: refused, problems } = refusal.current;
      const isUnchanged = ([field]: [string, unknown]) => Reflect.get(values, field) === Reflect.get(refused, field);
      return Object.fromEntries(Object.entries(problems).filter(isUnchanged));
    },
  };
}

/** `skills[2]` is a problem of its whole field; of several the first is told. */
function problemsByField(error: unknown): Problems {
  const problems = fieldProblems(error).map(({ field, message }) => [field.split(/[[.]/)[0] ?? field, message]);
  return Object.fromEntries(problems.reverse()) as Problems;
}

import { parseArgs } from 'node:util';
import { REPORT_TARGETS, REPORT_TYPES } from '@contract/report';
import { type ReportFilter } from '../../domain/moderation';

export type Action = 'show' | 'close' | 'reopen';
const ACTIONS: readonly Action[] = ['show', 'close', 'reopen'];

export interface ListCommand {
  does: 'list';
  filter: ReportFilter;
  limit: number;
  json: boolean;
}

/** A command about single reports. */
export interface ReportsCommand {
  does: Action;
  ids: number[];
  json: boolean;
}

export const HELP = `Reports of members.

  npm run reports                      the open ones, the newest first
  npm run reports -- show 12           everything about one
  npm run reports -- close 12 13       done with them, but what reports have hidden
  npm run reports -- reopen 12         not done after all

  --all, --closed                      closed ones too, or alone
  --type TYPE                          ${REPORT_TYPES.join(', ')}
  --target TARGET                      ${REPORT_TARGETS.join(', ')}
  --member NICKNAME                    about this member
  --limit NUMBER                       at most so many (50)
  --json                               for programs: npm run --silent reports -- --json

DATA_DIR or DATABASE_URL name the database, as for npm start. It may be running.`;

const OPTIONS = {
  all: { type: 'boolean' },
  closed: { type: 'boolean' },
  type: { type: 'string' },
  target: { type: 'string' },
  member: { type: 'string' },
  limit: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

/** @throws Error with a sentence about an invalid argument */
export function readArguments(args: readonly string[]): ListCommand | ReportsCommand | { does: 'help' } {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const { json, all = false, closed = false, type, target, member } = values;
  if (values.help) return { does: 'help' };

  const [action, ...ids] = positionals;
  if (action !== undefined) return { json, does: actionOf(action), ids: idsOf(ids) };
  const filter: ReportFilter = {
    state: stateOf(all, closed),
    type: codeOf('--type', REPORT_TYPES, type),
    target: codeOf('--target', REPORT_TARGETS, target),
    member,
  };
  return { json, does: 'list', filter, limit: wholeNumber('--limit', values.limit) };
}

function actionOf(word: string): Action {
  const action = ACTIONS.find((one) => one === word);
  if (!action) throw new Error(`"${word}" is not one of ${ACTIONS.join(', ')}.`);
  return action;
}

function idsOf(words: readonly string[]): number[] {
  if (words.length === 0) throw new Error('Name at least one report by its number.');
  return [...new Set(words.map((word) => wholeNumber('A report', word)))];
}

function stateOf(all: boolean, closed: boolean): ReportFilter['state'] {
  if (all) return 'all';
  return closed ? 'closed' : 'open';
}

function codeOf<Code extends string>(name: string, codes: readonly Code[], value?: string): Code | undefined {
  if (value === undefined) return undefined;
  const code = codes.find((one) => one === value.toUpperCase());
  if (!code) throw new Error(`${name} must be one of ${codes.join(', ')}, not "${value}".`);
  return code;
}

function wholeNumber(name: string, word: string): number {
  if (/^[1-9]\d{0,14}$/.test(word)) return Number(word);
  throw new Error(`${name} must be a whole number above 0, not "${word}".`);
}

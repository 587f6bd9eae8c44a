import { type Checks, type CountedTime, type StatedContribution } from '@contract/archive';
import { type NoticeKind, type NoticeReason } from '@contract/notice';
import { type CaseField } from '@contract/operator';
import { type ReportTargetType } from '@contract/report';
import { type ColumnType, type Generated, type JSONColumnType, type RawBuilder } from 'kysely';
import { type RoleCodes } from './tables';

/** The bigrams of a title, by `titleColumns`. */
export type TitleGrams = ColumnType<string, RawBuilder<string>, RawBuilder<string>>;

/** `Infinity` for a suspension without end; a suspension with an end is over at that time. */
export type EndOfSuspension = Generated<Date | number | null>;

/** A file has `file_key` and a size, a link has `url` and size 0. */
export type PortfolioKind = 'file' | 'link';

export type WrittenOnce = ColumnType<Date, Date, never>;
export type KindOfNotice = NoticeKind;
export type ReasonOfNotice = NoticeReason | null;
export type CaseTarget = ReportTargetType;
/** The texts by field, as they were reported; null for reports of earlier releases. */
export type ReportedFields = ColumnType<CaseField[] | null, string | null | undefined, null>;
export type DeliveryPayload = JSONColumnType<object>;
export type PublicJwk = ColumnType<{ kty: string; n: string; e: string }, string, never>;

/** JSON, the id of what was created, which may have been deleted since; null where the response names nothing. */
export type CreatedIds = ColumnType<unknown, string | undefined, string>;

/** The facts in a credential, as of the day of issue (D124); older ones lack `kind`, `together`, `checks` and `contributions`. */
export interface CredentialFacts extends Partial<CountedTime> {
  /** The address it was issued at, without a trailing slash. */
  origin: string;
  archiveId: number;
  title: string;
  nickname: string;
  roles: RoleCodes;
  /** The typed period, `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  teamSize: number;
  evaluatedMembers: number;
  /** How the others were checked; null when none was. */
  checks?: Checks | null;
  /** What the member did (D155). */
  contributions?: StatedContribution[];
  /** ISO instant of the publication, without a fraction. */
  publishedAt: string;
}

/** Null once the member has withdrawn. */
export type StoredFacts = ColumnType<CredentialFacts | null, string | null, string | null>;

import { type Role } from '@contract/skill';
import { type QrModules } from '../../../lib/drawing/qrCode';

/** All texts of a printed record, reduced to the glyphs of the typeface: the worker only lays them out. */
export interface RecordSheet {
  language: 'ko' | 'en';
  /** The title of the document. */
  title: string;
  kicker: string;
  /** The nickname, and the text that follows it in grey. */
  heading: { nickname: string; rest: string };
  /** The real name, when the member shows it. */
  name: string | null;
  /** The line about the confirmed school mail. */
  schoolMail: string | null;
  introduction: string;
  roles: { role: Role; label: string }[];
  /** In one line; '' without skills. */
  skills: string;
  figure: SheetFigure | null;
  /** The checked facts, in columns below the figure; none without projects. */
  checks: { title: string; hint: string }[];
  /** Text in place of projects, when there are none. */
  empty: string | null;
  projects: { heading: string; groups: SheetGroup[] };
  keywords: { heading: string; rows: SheetKeyword[] };
  lines: { heading: string; note: string; rows: SheetLine[] };
  foot: SheetFoot;
}

/** A one-liner and how long its writer has worked with the member. */
export interface SheetLine {
  text: string;
  detail: string;
}

export interface SheetFoot {
  /** The title of the document, on later pages. */
  title: string;
  how: string;
  readOn: string;
  /** The address of the explanation. */
  howLink: string;
  howUrl: string;
  /** The address of the record's page, without its scheme. */
  address: string;
  url: string;
  glyphsLeftOut: string | null;
  qr: QrModules;
  qrText: string;
}

/** People ○ ― months ― □ projects. */
export interface SheetFigure {
  people: SheetFact;
  months: SheetFact;
  /** Whether the months were typed: the line is dotted. */
  isStated: boolean;
  /** The typed months beneath counted ones. */
  stated: string | null;
  projects: SheetFact;
  /** First to last month; null above eight projects. */
  span: string | null;
  /** From 0 to 1. */
  nodes: number[];
}

export interface SheetFact {
  value: string;
  /** The unit of the value; '' when the value is in words. */
  unit: string;
  label: string;
}

/** The projects of one kind (D153). */
export interface SheetGroup {
  heading: string;
  isCounted: boolean;
  rows: SheetProject[];
}

/** A period and whether the product counted it. */
export interface SheetPeriod {
  label: string;
  text: string;
  isCounted: boolean;
}

/** A line about what the member did, with how many confirmed it (D155). */
export interface SheetContribution {
  text: string;
  isConfirmed: boolean;
}

export interface SheetProject {
  title: string;
  /** The page of the archive; null without one. */
  url: string | null;
  /** Said beneath the title. */
  note: string | null;
  /** Roles and the host of the project's link. */
  line: string;
  periods: SheetPeriod[];
  contributions: SheetContribution[];
  proof: string;
  /** Who vouches for it; null when nobody was checked (D152). */
  checks: string | null;
  teamSize: number;
  early: boolean;
  /** A JPEG; null without a thumbnail. */
  thumbnail: Uint8Array | null;
}

export interface SheetKeyword {
  label: string;
  detail: string;
  /** Relative to the most frequent keyword, from 0 to 1. */
  share: number;
}

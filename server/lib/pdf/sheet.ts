import { type QrModules } from '../drawing/qrCode';

/**
 * Everything a printed record says, in the words it says it with and in characters the typeface has: the worker that draws
 * it only lays out.
 */
export interface RecordSheet {
  /** Of the document. */
  title: string;
  kicker: string;
  heading: string;
  /** The real name, when the member shows it. */
  name: string | null;
  introduction: string;
  /** Roles and skills, a line each. */
  about: string[];
  figure: SheetFigure | null;
  /** In place of projects, when there are none. */
  empty: string | null;
  projects: { heading: string; rows: SheetProject[] };
  keywords: { heading: string; rows: SheetKeyword[] };
  lines: { heading: string; note: string; rows: string[] };
  foot: { how: string; readOn: string; url: string; glyphsLeftOut: string | null; qr: QrModules; qrText: string };
}

/** People ○ ― months ― □ projects. */
export interface SheetFigure {
  people: SheetFact;
  months: SheetFact;
  projects: SheetFact;
  /** First to last month; null above eight projects. */
  span: string | null;
  /** From 0 to 1. */
  nodes: number[];
}

export interface SheetFact {
  value: string;
  label: string;
}

export interface SheetProject {
  title: string;
  /** Roles and period. */
  line: string;
  proof: string;
  teamSize: number;
  early: boolean;
  /** A JPEG; null without a thumbnail. */
  thumbnail: Uint8Array | null;
}

export interface SheetKeyword {
  label: string;
  detail: string;
  /** Of the most given one, from 0 to 1. */
  share: number;
}

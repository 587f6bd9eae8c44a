import { teamProof } from '@contract/archive';
import { todayInKorea } from '@contract/dates';
import { KEYWORD_LABELS } from '@contract/evaluation';
import { paths } from '@contract/paths';
import {
  checkedFacts,
  linkHost,
  RECORD_MESSAGES,
  RECORD_TEXTS,
  timelineOf,
  type MemberRecord,
  type RecordProject,
} from '@contract/record';
import { ROLE_LABELS, SKILL_LABELS } from '@contract/skill';
import { qrModules } from '../../lib/drawing/qrCode';
import { createGlyphFilter } from '../../lib/drawing/glyphFilter';
import { type RecordSheet, type SheetFigure, type SheetProject } from '../../lib/pdf/sheet';

/** `2026. 11. 22.` */
const dayOf = (instant: string) => `${todayInKorea(Date.parse(instant)).replaceAll('-', '. ')}.`;

/**
 * The printed form of a record. Characters without a glyph are omitted, which the footer states.
 * @param thumbnails of the projects, in order; null where there is none
 */
export function toRecordSheet(record: MemberRecord, thumbnails: readonly (Uint8Array | null)[]): RecordSheet {
  const { clean, hasLeftOut } = createGlyphFilter();
  const title = clean(RECORD_TEXTS.title(record.nickname));
  const sheet = {
    title,
    kicker: RECORD_MESSAGES.kicker,
    heading: { nickname: clean(record.nickname), rest: RECORD_TEXTS.title('') },
    name: record.name === null ? null : clean(record.name),
    introduction: clean(record.introduction),
    roles: record.desiredJob.map((role) => ({ role, label: ROLE_LABELS[role] })),
    skills: listOf(record.skillCategory.map((skill) => SKILL_LABELS[skill])),
    figure: record.projects.length === 0 ? null : toFigure(record),
    checks: record.projects.length === 0 ? [] : checkedFacts(record),
    empty: record.projects.length === 0 ? RECORD_MESSAGES.empty : null,
    projects: {
      heading: `${RECORD_MESSAGES.projects} ${record.projects.length}`,
      rows: record.projects.map((project, index) => toRow(project, clean, thumbnails[index] ?? null)),
    },
    keywords: { heading: RECORD_MESSAGES.keywords, rows: toKeywords(record) },
    lines: {
      heading: RECORD_MESSAGES.lines,
      note: RECORD_TEXTS.pickedLines(record.lineCount, record.lines.length),
      rows: record.lines.map(({ content, duration }) => ({
        text: clean(content),
        detail: RECORD_TEXTS.writer(duration),
      })),
    },
  };
  return { ...sheet, foot: toFoot(record, hasLeftOut()) };
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');

const listOf = (labels: readonly string[]) => labels.join(', ');

function toFigure({ facts, projects }: MemberRecord): SheetFigure {
  const timeline = timelineOf(projects);
  return {
    people: { value: `${facts.people}`, unit: '명', label: RECORD_MESSAGES.peopleLabel },
    months: {
      ...(facts.months > 0
        ? { value: `${facts.months}`, unit: '개월' }
        : { value: RECORD_MESSAGES.lessThanMonth, unit: '' }),
      label: RECORD_MESSAGES.monthsLabel,
    },
    projects: { value: `${facts.projects}`, unit: '개', label: RECORD_MESSAGES.projectsLabel },
    span: timeline && `${timeline.from} ~ ${timeline.to}`,
    nodes: timeline?.nodes ?? [],
  };
}

function toRow(project: RecordProject, clean: (text: string) => string, thumbnail: Uint8Array | null): SheetProject {
  const { title, roles, startDate, endDate, teamSize, evaluatedMembers, early, link } = project;
  const host = linkHost(link);
  const period = [startDate, endDate].map((date) => date.replaceAll('-', '.')).join(' ~ ');
  return {
    title: clean(title),
    line: [listOf(roles.map((role) => ROLE_LABELS[role])), period, host === null ? '' : clean(host)]
      .filter((part) => part !== '')
      .join(' · '),
    proof: teamProof(teamSize, evaluatedMembers),
    teamSize,
    early,
    thumbnail,
  };
}

function toKeywords({ keywords }: MemberRecord) {
  const most = Math.max(1, ...keywords.map(({ count }) => count));
  return keywords.map(({ content, count, from }) => ({
    label: KEYWORD_LABELS[content],
    detail: RECORD_TEXTS.keyword(count, from),
    share: count / most,
  }));
}

const toFoot = ({ url, readDateTime }: MemberRecord, hasLeftOut: boolean): RecordSheet['foot'] => ({
  how: RECORD_MESSAGES.how,
  readOn: RECORD_TEXTS.readOn(dayOf(readDateTime)),
  howLink: `${RECORD_MESSAGES.howLink} ${withoutScheme(new URL(paths.about, url).href)}`,
  address: withoutScheme(url),
  glyphsLeftOut: hasLeftOut ? RECORD_MESSAGES.glyphsLeftOut : null,
  qr: qrModules(url),
  qrText: RECORD_MESSAGES.qrCode,
});

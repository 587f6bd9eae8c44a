import { type StatedContribution } from '@contract/archive';
import { dottedSpan } from '@contract/dates';
import { paths } from '@contract/paths';
import { type RecordWords } from '@contract/proofWords/record';
import {
  checkedFacts,
  figureTimes,
  linkHost,
  projectsByKind,
  timelineOf,
  type MemberRecord,
  type RecordProject,
} from '@contract/record';
import { SKILL_LABELS } from '@contract/skill';
import { qrModules } from '../../lib/drawing/qrCode';
import { createGlyphFilter } from '../../lib/drawing/glyphFilter';
import {
  type RecordSheet,
  type SheetContribution,
  type SheetFigure,
  type SheetPeriod,
  type SheetProject,
} from './pdf/sheet';

/** How a sheet says it, and what it can draw. */
interface Writing {
  words: RecordWords;
  clean: (text: string) => string;
}

/**
 * The printed form of a record, in the words of a language. Characters without a glyph are omitted, which the footer states.
 * @param thumbnails of the projects, in order; null where there is none
 */
export function toRecordSheet(
  record: MemberRecord,
  thumbnails: readonly (Uint8Array | null)[],
  words: RecordWords,
): RecordSheet {
  const { clean, hasLeftOut } = createGlyphFilter();
  const writing = { words, clean };
  const title = clean(words.title(record.nickname));
  const sheet = {
    language: words.language,
    title,
    kicker: words.kicker,
    heading: { nickname: clean(record.nickname), rest: words.title('') },
    name: record.name === null ? null : clean(record.name),
    schoolMail: record.schoolMail && words.schoolMail(record.schoolMail),
    introduction: clean(record.introduction),
    roles: record.desiredJob.map((role) => ({ role, label: words.roles[role] })),
    skills: listOf(record.skillCategory.map((skill) => SKILL_LABELS[skill])),
    figure: record.projects.length === 0 ? null : toFigure(record, words),
    checks: record.projects.length === 0 ? [] : checkedFacts(record, words),
    empty: record.projects.length === 0 ? words.empty : null,
    projects: {
      heading: `${words.projects} ${record.projects.length}`,
      groups: projectsByKind(record.projects).map(({ kind, projects }) => ({
        heading: `${words.kinds[kind]} ${projects.length}`,
        isCounted: kind === 'TEAM',
        rows: projects.map((project) => toRow(project, writing, thumbnails[record.projects.indexOf(project)] ?? null)),
      })),
    },
    keywords: { heading: words.mostKeywords, rows: toKeywords(record, words) },
    lines: {
      heading: words.lines,
      note: words.pickedLines(record.lineCount, record.lines.length),
      rows: record.lines.map(({ content, duration }) => ({
        text: drawn(content, clean, words.textWithoutGlyphs),
        detail: words.writer(duration),
      })),
    },
  };
  return { ...sheet, foot: { title, ...toFoot(record, words, hasLeftOut()) } };
}

/** A text without missing glyphs; a sentence in its place when nothing is left of it. */
const drawn = (text: string, clean: (text: string) => string, instead: string) =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean(text)) ? clean(text) : instead;

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');

const listOf = (labels: readonly string[]) => labels.join(', ');

function toFigure({ facts, projects }: MemberRecord, words: RecordWords): SheetFigure {
  const timeline = timelineOf(projects);
  const { main, isStated, beneath } = figureTimes(facts);
  return {
    people: { value: `${facts.people}`, unit: words.peopleUnit, label: words.peopleLabel },
    months: {
      ...(main.months > 0
        ? { value: `${main.months}`, unit: words.monthsUnit(main.months) }
        : { value: words.lessThanMonth, unit: '' }),
      label: words.times[main.kind],
    },
    isStated,
    stated: beneath && `${words.times[beneath.kind]} ${words.months(beneath.months)}`,
    projects: { value: `${facts.projects}`, unit: words.projectsUnit, label: words.projectsLabel },
    span: timeline && `${timeline.from} ~ ${timeline.to}`,
    nodes: timeline?.nodes ?? [],
  };
}

function toRow(project: RecordProject, writing: Writing, thumbnail: Uint8Array | null): SheetProject {
  const { words, clean } = writing;
  const { title, roles, teamSize, evaluatedMembers, checks, early, link, url } = project;
  const host = linkHost(link);
  return {
    title: drawn(title, clean, words.titleWithoutGlyphs),
    url,
    note: url === null ? words.textDeleted : null,
    line: [listOf(roles.map((role) => words.roles[role])), host === null ? '' : clean(host)]
      .filter((part) => part !== '')
      .join(' · '),
    periods: toPeriods(project, words),
    contributions: project.contributions.map((one) => toContribution(one, writing)),
    proof: words.proof(teamSize, evaluatedMembers),
    checks: checks && words.checks(checks),
    teamSize,
    early,
    thumbnail,
  };
}

function toContribution(line: StatedContribution, { words, clean }: Writing): SheetContribution {
  const host = line.link === null ? null : linkHost(line.link);
  const own = drawn(line.text, clean, words.textWithoutGlyphs);
  const text = [own, words.confirmed(line), host === null ? '' : clean(host)];
  return { text: text.filter((part) => part !== '').join(' · '), isConfirmed: line.confirmed > 0 };
}

const toPeriods = ({ together, startDate, endDate }: RecordProject, words: RecordWords): SheetPeriod[] => [
  ...(together ? [{ label: words.times.together, text: dottedSpan(together), isCounted: true }] : []),
  { label: words.times.stated, text: dottedSpan({ startDate, endDate }), isCounted: false },
];

function toKeywords({ keywords, evaluators }: MemberRecord, words: RecordWords) {
  const most = Math.max(1, ...keywords.map(({ count }) => count));
  return keywords.map(({ content, count }) => ({
    label: words.keywords[content],
    detail: words.keyword(count, evaluators),
    share: count / most,
  }));
}

const toFoot = (
  { url, readDateTime }: MemberRecord,
  words: RecordWords,
  hasLeftOut: boolean,
): Omit<RecordSheet['foot'], 'title'> => ({
  how: words.how,
  readOn: words.readOn(words.date(readDateTime)),
  howLink: `${words.howLink} ${withoutScheme(new URL(paths.aboutProof, url).href)}`,
  howUrl: new URL(paths.aboutProof, url).href,
  address: withoutScheme(url),
  url,
  glyphsLeftOut: hasLeftOut ? words.glyphsLeftOut : null,
  qr: qrModules(url),
  qrText: words.qrCode,
});

import { countUnit } from '@contract/envelope';
import {
  ARCHIVE_CATEGORY_LABELS,
  archiveQuery,
  archiveSearch,
  readArchivePlace,
  teamProof,
  type ArchiveDetail,
  type ArchiveItem,
  type ArchivePage,
  type ArchivePlace,
} from '@contract/archive';
import { documentTitle, PAGE_TEXTS } from '@contract/pageTexts';
import { paths } from '@contract/paths';
import { CARDS_IN_SIGHT, PICTURE_SIZES } from '@contract/upload';
import { html, type Html } from './html';
import { listFacts, listMain, personNamed, postMain, summaryOf, writtenBy } from './pageParts';
import { pictureOf } from './picture';
import { toSearch } from './projectPages';
import { writtenFrom, type PublicPage, type WritePage } from './publicPage';

const TEXTS = PAGE_TEXTS.archiveList;

/** The list of published archives. */
export const writeArchiveList: WritePage = async ({ search }, ask) => {
  const place = readArchivePlace(search);
  const name = place.keyword ? '/search' : '';
  const answer = await ask<ArchivePage>(`/api/archive/projects${name}?${toSearch(archiveQuery(place))}`);
  return writtenFrom(answer, (data) => listPage(place, data));
};

function listPage(place: ArchivePlace, answer: ArchivePage): PublicPage {
  const { keyword, page } = place;
  const addressOf = (other: number) => addressWith(archiveSearch({ keyword, page: other }));
  return {
    title: documentTitle(TEXTS.title),
    description: TEXTS.lead,
    path: addressOf(page),
    kind: 'website',
    ...(page > 1 && { previous: addressOf(page - 1) }),
    ...(page < answer.totalPages && { next: addressOf(page + 1) }),
    facts: (absolute) => listFacts(answer.archives.map(({ id }) => absolute(paths.archiveDetail(id)))),
    main: listMain({
      texts: TEXTS,
      writeAt: paths.archiveRegistration,
      cards: html`<ul class="fv-archives">
        ${answer.archives.map(archiveCard)}
      </ul>`,
      count: `총 ${answer.totalElements.toLocaleString('ko-KR')}${countUnit(answer.totalElements)}의 아카이브`,
    }),
    answers: [{ endpoint: 'listArchives', question: archiveQuery(place), answer }],
  };
}

/** One published archive. */
export const writeArchive: WritePage = async ({ id }, ask) =>
  writtenFrom(await ask<ArchiveDetail>(`/api/archive/${Number(id)}`), postPage);

function postPage(archive: ArchiveDetail): PublicPage {
  const { id } = archive;
  const description = summaryOf(archive.description);
  return {
    title: documentTitle(archive.title),
    description,
    path: paths.archiveDetail(id),
    image: `/share/archive/${id}.png`,
    kind: 'article',
    facts: (absolute) => ({
      '@type': 'CreativeWork',
      name: archive.title,
      description,
      datePublished: archive.createdDateTime,
      author: archive.members.flatMap(({ nickname }) => (nickname === null ? [] : personNamed(nickname))),
      url: absolute(paths.archiveDetail(id)),
    }),
    main: postMain({
      list: { path: paths.archiveList, name: PAGE_TEXTS.archive.list },
      kind: ARCHIVE_CATEGORY_LABELS[archive.category],
      title: archive.title,
      writer: archive.writerNickname,
      createdAt: archive.createdDateTime,
      note: teamProof(archive.members.length, archive.evaluatedMembers),
      cover: html`<div class="fv-cover">
        ${archive.thumbnail !== null && pictureOf(archive.thumbnail, PICTURE_SIZES.archiveCover, true)}
      </div>`,
      facts: `${archive.startDate} – ${archive.endDate}`,
      texts: [{ heading: PAGE_TEXTS.archive.story, text: archive.description }],
      link: { name: PAGE_TEXTS.archive.link, address: archive.link },
    }),
    answers: [{ endpoint: 'getArchive', question: id, answer: archive }],
  };
}

function archiveCard(archive: ArchiveItem, place: number): Html {
  const { id, title, thumbnail, writerNickname, createdDateTime, otherMemberCount, evaluatedMembers } = archive;
  const isInSight = thumbnail !== null && place < CARDS_IN_SIGHT;
  return html`<li title="${teamProof(otherMemberCount + 1, evaluatedMembers)}">
    <div class="fv-thumb">${isInSight && pictureOf(thumbnail, PICTURE_SIZES.archiveCard, place === 0)}</div>
    <div>
      <h3>
        <a href="${paths.archiveDetail(id)}">${title}</a>
      </h3>
      ${writtenBy(writerNickname, createdDateTime)}
    </div>
  </li>`;
}

function addressWith(search: URLSearchParams): string {
  return search.size > 0 ? `${paths.archiveList}?${search.toString()}` : paths.archiveList;
}

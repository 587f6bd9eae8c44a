import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { pages } from '../pages';
import * as S from './Header.styles';

/** Evaluations belong to the archives, although their addresses begin with a number. */
const isEvaluation = (path: string) =>
  [paths.teamEvaluation, paths.evaluationDone].some((address) => matchPath(address(':archiveId'), path));

/** The entries, and the paths in lower case on which each is the current one (spec §2 Header, D3). */
const ENTRIES = [
  {
    label: '프로젝트',
    to: paths.projectList,
    prefetch: pages.projectList.prefetch,
    isCurrent: (path: string) => path === paths.home || path.startsWith('/project'),
  },
  {
    label: '아카이브',
    to: paths.archiveList,
    prefetch: pages.archiveList.prefetch,
    isCurrent: (path: string) => path.startsWith('/archive') || isEvaluation(path),
  },
  {
    label: '소개',
    to: paths.about,
    prefetch: pages.about.prefetch,
    isCurrent: (path: string) => matchPath(paths.about, path) !== null,
  },
];

export function HeaderNav() {
  const path = useLocation().pathname.toLowerCase();

  return (
    <S.Nav aria-label="주요 메뉴">
      {ENTRIES.map(({ label, to, prefetch, isCurrent }) => (
        <S.Entry
          key={to}
          to={to}
          aria-current={isCurrent(path) ? 'page' : undefined}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          {label}
        </S.Entry>
      ))}
    </S.Nav>
  );
}

import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { pages } from '../pages';
import { isTeamPage } from './isTeamPage';
import * as S from './Header.styles';

/** Evaluations belong to the archives, although their addresses begin with a number. */
const isEvaluation = (path: string) => /^\/\d+\/(teamevaluation|a)\b/.test(path);

/** The entries, and the paths in lower case on which each is the current one (spec §2 Header, D3). */
const ENTRIES = [
  {
    label: '프로젝트',
    to: paths.projectList,
    prefetch: pages.projectList.prefetch,
    isCurrent: (path: string) => path === paths.home || (path.startsWith('/project') && !isTeamPage(path)),
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
    isCurrent: (path: string) => path.startsWith(paths.about),
  },
];

interface HeaderNavProps {
  /** The entry of a member's teams, before the last one. */
  team: ReactNode;
}

export function HeaderNav({ team }: HeaderNavProps) {
  const path = useLocation().pathname.toLowerCase();

  return (
    <S.Nav aria-label="주요 메뉴">
      {ENTRIES.map(({ label, to, prefetch, isCurrent }) => (
        <Fragment key={to}>
          {to === paths.about && team}
          <S.Entry
            to={to}
            aria-current={isCurrent(path) ? 'page' : undefined}
            onPointerEnter={prefetch}
            onFocus={prefetch}
          >
            {label}
          </S.Entry>
        </Fragment>
      ))}
    </S.Nav>
  );
}

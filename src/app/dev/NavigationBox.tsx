import { useState } from 'react';
import { Pager } from '@/shared/ui/Pager';
import { SectionNav } from '@/shared/ui/SectionNav';
import { TabPanel, Tabs } from '@/shared/ui/Tabs';
import { KitBox } from './KitBox';
import * as S from './kit.styles';

const TABS = [
  { id: 'career', label: '소개와 경력' },
  { id: 'portfolio', label: '포트폴리오' },
  { id: 'evaluation', label: '팀 평가', count: 2 },
] as const;

const RAIL = [
  { id: 'rail-basic', label: '기본 정보', state: 'done' },
  { id: 'rail-recruit', label: '모집', state: 'now' },
  { id: 'rail-invite', label: '팀원 초대', state: 'todo', optional: true },
] as const;

/** Tabs, pagination and the section navigation of a form. */
export function NavigationBox() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('portfolio');
  const [small, setSmall] = useState<(typeof TABS)[number]['id']>('career');
  const [page, setPage] = useState(7);

  return (
    <KitBox title="탭과 쪽 넘김">
      <S.Stack>
        <Tabs label="프로필" tabs={TABS} value={tab} onChange={setTab} idBase="kit-large" />
        <TabPanel idBase="kit-large" id={tab}>
          {tab}
        </TabPanel>
        <Tabs label="필터" size="small" tabs={TABS} value={small} onChange={setSmall} idBase="kit-small" />
        <TabPanel idBase="kit-small" id={small}>
          {small}
        </TabPanel>
        <Pager page={page} totalPages={12} onChange={setPage} />
        <Pager page={1} totalPages={3} label="다른 페이지" hrefFor={(next) => `/?page=${next}`} />
        <SectionNav label="작성 단계" items={RAIL} />
      </S.Stack>
    </KitBox>
  );
}

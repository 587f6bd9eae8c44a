import { type MyPage } from '@contract/mypage';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Icon, PlusIcon } from '@/shared/ui/Icon';
import { Pager } from '@/shared/ui/Pager';
import { ARCHIVES_ID } from '../lib/headings';
import { type useProfileParams } from '../model/useProfileParams';
import { Invitations } from './Invitations';
import { PendingEvaluations } from './PendingEvaluations';
import { PortfolioCard } from './PortfolioCard';
import { Section } from './Section';
import { Nothing } from './Section.styles';
import * as S from './PortfolioTab.styles';

interface PortfolioTabProps {
  portfolio: MyPage['portfolio'];
  place: ReturnType<typeof useProfileParams>;
  isStale: boolean;
}

/** What came of projects, and on the own profile what waits for the member. */
export function PortfolioTab({ portfolio, place, isStale }: PortfolioTabProps) {
  const { archivePage, invitedProjects, pendingEvaluations } = portfolio;
  const isOwn = invitedProjects !== undefined;

  return (
    <>
      <Section
        id={ARCHIVES_ID}
        title="함께 만든 프로젝트"
        count={archivePage.totalElements}
        action={isOwn && <RegisterButton />}
      >
        {archivePage.totalElements === 0 && <Nothing>아직 등록된 아카이브가 없어요.</Nothing>}
        <S.Grid aria-busy={isStale}>
          {archivePage.content.map((archive) => (
            <li key={archive.id}>
              <PortfolioCard archive={archive} />
            </li>
          ))}
        </S.Grid>
        <S.PagerSlot>
          <Pager page={place.page} totalPages={archivePage.totalPages} hrefFor={place.addressOf} onChange={startAnew} />
        </S.PagerSlot>
      </Section>
      {invitedProjects && <Invitations invitations={invitedProjects} />}
      {pendingEvaluations && <PendingEvaluations requests={pendingEvaluations} />}
    </>
  );
}

/** After a turn of the page reading begins at the heading: the pressed control is below it, or gone. */
function startAnew() {
  document.getElementById(ARCHIVES_ID)?.focus({ preventScroll: true });
}

function RegisterButton() {
  return (
    <Button to={paths.archiveRegistration} variant="soft" size="small" icon={<Icon of={PlusIcon} size={18} />}>
      아카이브 등록하기
    </Button>
  );
}

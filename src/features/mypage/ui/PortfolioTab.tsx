import { type MyPage } from '@contract/mypage';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Icon, PlusIcon } from '@/shared/ui/Icon';
import { Pager } from '@/shared/ui/Pager';
import { ARCHIVES_ID } from '../lib/headings';
import { type ProfileParams } from '../model/useProfileParams';
import { Invitations } from './Invitations';
import { PendingEvaluations } from './PendingEvaluations';
import { PortfolioCard } from './PortfolioCard';
import { Section } from './Section';
import { Nothing } from './Section.styles';
import * as S from './PortfolioTab.styles';

interface PortfolioTabProps {
  portfolio: MyPage['portfolio'];
  params: ProfileParams;
  isStale: boolean;
}

/** The archives of the member, and on the own profile the pending evaluations. */
export function PortfolioTab({ portfolio, params, isStale }: PortfolioTabProps) {
  const { archivePage, invitedProjects, pendingEvaluations, inviteProjectCount = 0, evaluationCount = 0 } = portfolio;
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
          <Pager
            page={params.params.page}
            totalPages={archivePage.totalPages}
            hrefFor={params.addressOf}
            onChange={startAnew}
          />
        </S.PagerSlot>
      </Section>
      {invitedProjects && <Invitations invitations={invitedProjects} total={inviteProjectCount} />}
      {pendingEvaluations && <PendingEvaluations requests={pendingEvaluations} total={evaluationCount} />}
    </>
  );
}

/** After pagination the heading gets the focus: the pressed control is below it, or has disappeared. */
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

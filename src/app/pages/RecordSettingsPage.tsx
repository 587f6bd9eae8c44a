import { CREDENTIAL_MESSAGES } from '@contract/credential';
import { RECORD_MESSAGES } from '@contract/record';
import { CredentialList } from '@/features/credential';
import { RecordSection, RecordSettings } from '@/features/record';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths, useBackTo } from '@/shared/routes';
import { BackLink } from '@/shared/ui/BackLink';
import { SectionHeading } from '@/shared/ui/SectionHeading';
import { PageBody } from '../layout/PageBody';
import * as S from './EditorPage.styles';

/** The settings of the own record, and the own credentials. */
export function RecordSettingsPage() {
  useDocumentTitle(RECORD_MESSAGES.settings);
  const { to, label } = useBackTo({ to: paths.profileEdit, label: '프로필 수정' });

  return (
    <PageBody>
      <BackLink to={to}>{label}</BackLink>
      <S.Head>
        <S.Title>{RECORD_MESSAGES.settings}</S.Title>
        <S.Lead>{RECORD_MESSAGES.settingsLead}</S.Lead>
      </S.Head>
      <RecordSettings>
        <RecordSection>
          <SectionHeading>{CREDENTIAL_MESSAGES.list}</SectionHeading>
          <CredentialList />
        </RecordSection>
      </RecordSettings>
    </PageBody>
  );
}

import { SignupWizard } from '@/features/signup';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { EmailPanel } from '../layout/lazyAddresses';
import { PageBody } from '../layout/PageBody';

/** Signing up, all three steps: one page over `/signup1` and `/signup`. */
export function SignupPage() {
  useDocumentTitle('회원가입');

  return (
    <PageBody>
      <SignupWizard emailPanel={<EmailPanel />} />
    </PageBody>
  );
}

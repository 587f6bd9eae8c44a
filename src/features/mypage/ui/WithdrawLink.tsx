import { paths } from '@/shared/routes';
import * as S from './AccountLinks.styles';

/** The link to the withdrawal; in one column it comes last. */
export function WithdrawLink() {
  return <S.Withdraw to={paths.withdraw}>회원 탈퇴</S.Withdraw>;
}

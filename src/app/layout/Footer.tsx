import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { Logo } from '@/shared/ui/Logo';
import * as S from './Footer.styles';

/** Who we are, and the legal texts (D6). */
export function Footer() {
  return (
    <S.Footer>
      <S.Inner>
        <div>
          <Logo height={26} />
          <S.Tagline>새로운 스토리를 만들어 가는 곳</S.Tagline>
        </div>
        <S.Links aria-label="하단 메뉴">
          <Link to={paths.terms}>이용약관</Link>
          <Link to={paths.privacy}>개인정보 처리방침</Link>
        </S.Links>
      </S.Inner>
    </S.Footer>
  );
}

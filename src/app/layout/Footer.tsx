import { paths } from '@/shared/routes';
import { Link } from 'react-router-dom';
import { Logo } from '@/shared/ui/Logo';
import { Row, Text } from '@/shared/ui/pieces';
import { ClientOnly } from './ClientOnly';
import { ThemeSwitch } from './lazyParts';
import * as S from './Footer.styles';

/** The product, the legal texts (D6), and the theme switch. */
export function Footer() {
  return (
    <S.Footer>
      <S.Inner>
        <div>
          <Logo height={26} />
          <Text size="label" weight={500} tone="text-3" above={3}>
            새로운 스토리를 만들어 가는 곳
          </Text>
        </div>
        <Row gap={4} wraps>
          <S.Links aria-label="하단 메뉴">
            <Link to={paths.about} data-narrow>
              소개
            </Link>
            <Link to={paths.verify}>증명서 확인</Link>
            <Link to={paths.terms}>이용약관</Link>
            <Link to={paths.privacy}>개인정보 처리방침</Link>
          </S.Links>
          <S.Theme>
            <ClientOnly>
              <ThemeSwitch />
            </ClientOnly>
          </S.Theme>
        </Row>
      </S.Inner>
    </S.Footer>
  );
}

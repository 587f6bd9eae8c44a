import { light } from '@/shared/theme/tokens';
import { Illustration, type IllustrationName } from '@/shared/ui/EmptyState';
import { Avatar } from '@/shared/ui/Avatar';
import { Logo } from '@/shared/ui/Logo';
import { KitBox } from './KitBox';
import * as S from './kit.styles';

const TYPES = [
  'display',
  'section',
  'h1',
  'h2',
  'h3',
  'title',
  'body-l',
  'body',
  'body-s',
  'label',
  'caption',
  'micro',
];
const NICKNAMES = ['새벽코딩', '픽셀한스푼', '느린거북', '파란고래', '라떼한잔', '초록우산', '감자튀김', '구름빵집'];
const ILLUSTRATIONS: IllustrationName[] = [
  'no-post',
  'no-result',
  'no-comment',
  'no-alarm',
  'no-eval',
  'no-portfolio',
  'complete',
  'error',
  'not-found',
];

/** Logo, colours, type and pictures. */
export function FoundationBoxes() {
  return (
    <>
      <KitBox title="로고와 아바타">
        <S.Row>
          <Logo height={40} />
          <Logo height={28} />
          <Logo height={28} symbolOnly />
        </S.Row>
        <S.Row>
          {NICKNAMES.map((nickname) => (
            <Avatar key={nickname} nickname={nickname} size={48} />
          ))}
          <Avatar nickname="" withdrawn size={48} />
        </S.Row>
      </KitBox>
      <KitBox title="글자">
        <S.Stack>
          {TYPES.map((name) => (
            <S.Sample key={name} font={`var(--t-${name})`} tracking={`var(--tr-${name})`}>
              {name} 함께 만드는 이야기
            </S.Sample>
          ))}
        </S.Stack>
      </KitBox>
      <KitBox title="색" wide>
        <S.Swatches>
          {Object.keys(light).map((name) => (
            <li key={name}>
              <span style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </S.Swatches>
      </KitBox>
      <KitBox title="그림" wide>
        <S.Row>
          {ILLUSTRATIONS.map((name) => (
            <Illustration key={name} name={name} />
          ))}
        </S.Row>
      </KitBox>
    </>
  );
}

import { confirm, toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { Surface } from '@/shared/ui/pieces';
import { EmptyState, FailedBlock } from '@/shared/ui/EmptyState';
import { Banner } from '@/shared/ui/Banner';
import { LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { KitBox } from './KitBox';
import * as S from './kit.styles';

const nothing = () => undefined;

async function askToDelete() {
  const yes = await confirm({
    title: '댓글을 삭제할까요?',
    body: '되돌릴 수 없어요.',
    confirmLabel: '삭제',
    danger: true,
  });
  toast(yes ? '댓글을 삭제했어요.' : '그대로 두었어요.', { tone: yes ? 'success' : 'info' });
}

/** Feedback components: toasts, dialogs, banners. */
export function FeedbackBoxes() {
  return (
    <>
      <KitBox title="알림말과 확인 창">
        <S.Row>
          <Button variant="line" onClick={() => toast('북마크에 담았어요.')}>
            성공
          </Button>
          <Button variant="line" onClick={() => toast('서버에 연결할 수 없어요.', { tone: 'error' })}>
            실패
          </Button>
          <Button
            variant="line"
            onClick={() => toast('불러왔어요.', { tone: 'info', action: { label: '버리기', onClick: nothing } })}
          >
            안내와 할 일
          </Button>
          <Button variant="line" onClick={() => void askToDelete()}>
            확인 창
          </Button>
        </S.Row>
      </KitBox>
      <KitBox title="안내">
        <S.Stack>
          <Banner action={{ label: '버리기', onClick: nothing }}>작성 중이던 내용을 불러왔어요.</Banner>
          <Banner tone="apricot">팀원 모두가 서로 평가를 마치면 아카이브가 공개돼요.</Banner>
          <Banner tone="warn" action={{ label: '다시 시도', onClick: nothing }}>
            서버에 연결할 수 없어요.
          </Banner>
          <Banner tone="danger">요청을 이해하지 못했어요.</Banner>
        </S.Stack>
      </KitBox>
      <KitBox title="불러오는 중" wide>
        <Surface>
          <S.Stack>
            <LoadingText />
            <Skeleton width={96} height={32} radius={10} />
            <Skeleton />
            <Skeleton width="70%" />
          </S.Stack>
        </Surface>
      </KitBox>
      <KitBox title="비었을 때">
        <EmptyState
          illustration="no-post"
          title="아직 등록된 프로젝트가 없어요."
          hint="첫 번째 글을 남겨 보세요."
          actions={<Button to="/">모집글 쓰기</Button>}
        />
      </KitBox>
      <KitBox title="불러오지 못했을 때">
        <FailedBlock onRetry={nothing} />
      </KitBox>
    </>
  );
}

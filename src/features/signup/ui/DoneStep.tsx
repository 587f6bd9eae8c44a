import { useEffect, useRef } from 'react';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';

interface DoneStepProps {
  nickname: string;
}

/** The welcome. The address stays, so the step itself brings the eyes and the focus to its title. */
export function DoneStep({ nickname }: DoneStepProps) {
  const screen = useRef<HTMLDivElement>(null);

  useEffect(() => {
    window.scrollTo(0, 0);
    screen.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={screen}>
      <EmptyState
        page
        illustration="complete"
        title={`반가워요, ${nickname} 님`}
        hint="가입을 완료했어요. 이제 함께할 팀을 찾아보세요."
        actions={
          <Button to={paths.home} size="large">
            시작하기
          </Button>
        }
      />
    </div>
  );
}

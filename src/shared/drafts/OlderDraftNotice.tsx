import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Banner } from '@/shared/ui/Banner';
import { Button } from '@/shared/ui/Button';
import { theme } from '@/shared/theme';

interface OlderDraftNoticeProps {
  onTake: () => void;
  onDiscard: () => void;
}

/** Asks which text an edit continues with: the own draft, or the text that was stored after it (MEND-59). */
export function OlderDraftNotice({ onTake, onDiscard }: OlderDraftNoticeProps) {
  return (
    <Banner live tone="apricot">
      작성 중이던 내용이 있는데, 그 뒤 다른 곳에서 내용이 바뀌었어요. 어느 내용으로 이어서 쓸까요?
      <Choices>
        <Button variant="gray" size="small" onClick={onTake}>
          내 초안
        </Button>
        <Button variant="gray" size="small" onClick={onDiscard}>
          최신 글
        </Button>
      </Choices>
    </Banner>
  );
}

const Choices = styled.span(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin: ${theme.space[2]} 0 ${theme.space[1]};
`);

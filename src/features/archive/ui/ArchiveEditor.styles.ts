import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, text, theme } from '@/shared/theme';
import { Surface } from '@/shared/ui/pieces';

export {
  EditorBarCount as BarCount,
  EditorColumns as Columns,
  EditorFilled as Filled,
  EditorFilledWord as FilledWord,
  EditorMain as Main,
  EditorPreview as Preview,
  EditorPreviewTitle as PreviewTitle,
  EditorSide as Side,
} from '@/shared/ui/EditorSide';

export const Notices = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[7]};

  ${below('mobile')} {
    margin-bottom: ${theme.space[6]};
  }
`;

export const Thumb = styled.div(css`
  position: relative;
  aspect-ratio: 16 / 10;
  border-radius: ${theme.radius.xl};
  overflow: hidden;
`);

export const Pending = styled.span`
  position: absolute;
  top: 16px;
  left: 16px;
`;

export const CardFacts = styled.p(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[1]};
  color: ${theme.color['text-3']};
  ${text('label', 500)}
  ${tabularNumbers}

  > time {
    margin-left: auto;
  }
`);

export const Progress = styled(Surface)`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[6]};
`;

import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';
import { Card } from '@/shared/ui/Card';
import { EditorMain } from '@/shared/ui/EditorSide';

export {
  EditorColumns as Columns,
  EditorMain as Main,
  EditorPreview as Preview,
  EditorPreviewTitle as PreviewTitle,
  EditorSide as Side,
} from '@/shared/ui/EditorSide';

/** Skeletons of fields. */
export const Awaited = styled(EditorMain)`
  display: grid;
  gap: 28px;

  > div {
    display: grid;
    gap: 8px;
  }
`;

export const Draft = styled.div`
  margin-bottom: 40px;

  &:empty {
    display: none;
  }
  ${below('mobile')} {
    margin-bottom: 28px;
  }
`;

export const Progress = styled(Card)`
  display: grid;
  gap: 24px;
  padding: 24px;
`;

export const Filled = styled.div`
  display: grid;
  gap: 12px;
`;

export const FilledWord = styled.h2(css`
  font: 700 16px/1.62 ${theme.font};
`);

export const BarCount = styled.b`
  font-weight: 650;
`;

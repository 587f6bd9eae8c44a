import styled from '@emotion/styled';
import { below } from '@/shared/theme';
import { Card } from '@/shared/ui/Card';

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

import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';
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

export const Draft = styled.div`
  margin-bottom: ${theme.space[7]};

  &:empty {
    display: none;
  }
  ${below('mobile')} {
    margin-bottom: ${theme.space[6]};
  }
`;

export const Progress = styled(Surface)`
  display: grid;
  gap: ${theme.space[6]};
  padding: ${theme.space[6]};
`;

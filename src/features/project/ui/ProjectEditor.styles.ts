import styled from '@emotion/styled';
import { below } from '@/shared/theme';
import { Card } from '@/shared/ui/Card';

export {
  EditorPreview as Preview,
  EditorPreviewTitle as PreviewTitle,
  EditorSide as Side,
} from '@/shared/ui/EditorSide';

/** Form and preview: 760 beside 400 px; from 1023 px down the form alone (look §3). */
export const Columns = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 760px) 400px;
  justify-content: space-between;
  align-items: start;
  gap: 56px;

  ${below('side')} {
    grid-template-columns: minmax(0, 720px);
    justify-content: center;
  }
`;

export const Main = styled.div`
  min-width: 0;
`;

/** Fields on their way. */
export const Awaited = styled(Main)`
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

export const Headcount = styled.div`
  max-width: 280px;
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

export const FilledWord = styled.h2`
  font: 700 16px/1.62 ${({ theme }) => theme.font};
`;

export const BarCount = styled.b`
  font-weight: 650;
`;

import styled from '@emotion/styled';
import { below, tabularNumbers, text } from '@/shared/theme';
import { PostCounts } from '@/shared/ui/PostCounts';

export const Head = styled.header`
  display: grid;
  gap: 16px;
  margin-bottom: 40px;
  padding: 8px 0 32px;
  border-bottom: 1px solid ${({ theme }) => theme.color.border};

  ${below('mobile')} {
    gap: 12px;
    margin-bottom: 24px;
    padding-bottom: 20px;
  }
`;

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Title = styled.h1`
  ${text('h1')}
  max-width: 24em;
  text-wrap: balance;
`;

export const Byline = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 4px;

  > div {
    display: grid;
    gap: 3px;
    min-width: 0;
  }
  ${below('mobile')} {
    flex-wrap: wrap;
    row-gap: 14px;
  }
`;

export const Writer = styled.bdi`
  font: 650 15px/1.3 ${({ theme }) => theme.font};
`;

export const Date = styled.time`
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 13px/1.45 ${({ theme }) => theme.font};
  ${tabularNumbers}
`;

export const Counts = styled(PostCounts)`
  gap: 14px;
  margin-left: auto;
  font-size: 14px;

  ${below('mobile')} {
    order: 1;
    flex-basis: 100%;
    margin-left: 0;
  }
`;

/** Set off from the counts by a line; on phones right of the writer. */
export const Tools = styled.span`
  display: flex;
  margin: -2px -12px -2px 4px;
  padding-left: 8px;
  border-left: 1px solid ${({ theme }) => theme.color.border};

  ${below('mobile')} {
    margin-left: auto;
    border-left: 0;
  }
`;

import styled from '@emotion/styled';
import { below, print, text } from '@/shared/theme';

/** At 1440 px text left and buttons right, on phones below each other and as wide as the page. */
export const Strip = styled.section`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  margin-bottom: 32px;
  padding: 20px 24px;
  border-radius: ${({ theme }) => theme.radius.panel};
  background: ${({ theme }) => theme.color['accent-soft-2']};

  ${below('mobile')} {
    flex-direction: column;
    align-items: stretch;
    gap: 16px;
    padding: 20px 16px;
  }
  ${print} {
    display: none;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  color: ${({ theme }) => theme.color['text-2']};
  font: 400 15px/1.6 ${({ theme }) => theme.font};
  overflow-wrap: anywhere;
`;

export const Title = styled.h2`
  ${text('title')}
  color: ${({ theme }) => theme.color.text};
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: 8px;

  ${below('mobile')} {
    flex-direction: column-reverse;
  }
`;

/** A text button at the foot of the page. */
export const Leave = styled.button`
  justify-self: start;
  min-height: 44px;
  color: ${({ theme }) => theme.color['text-2']};
  font: 500 15px/1.4 ${({ theme }) => theme.font};
  text-decoration: underline;
  text-underline-offset: 3px;

  ${print} {
    display: none;
  }
`;

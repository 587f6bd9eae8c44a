import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, text } from '@/shared/theme';

/** The one column of a page that is a form (look §3). */
export const Column = styled.div`
  max-width: 640px;
  margin-inline: auto;
`;

export const Head = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin-bottom: 48px;

  ${below('mobile')} {
    margin-bottom: 32px;
  }
`;

export const Title = styled.h1`
  ${text('h1')}
`;

export const Lead = styled.p`
  ${text('body-l')}
  color: ${({ theme }) => theme.color['text-2']};
`;

export const HeadLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 2px;
  min-height: 44px;
  border-radius: ${({ theme }) => theme.radius.xs};
  color: ${({ theme }) => theme.color['primary-text']};
  font: 600 16px/1.4 ${({ theme }) => theme.font};
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { isOutside, OUTSIDE, schemeOf, withoutScheme } from '../lib/outside';
import * as S from './PostInfo.styles';

interface OutsideLinkProps {
  /** An address a member typed. */
  href: string;
}

/** An external link given by a member: http(s) only, without opener and referrer. */
export function OutsideLink({ href }: OutsideLinkProps) {
  if (!isOutside(href)) return <span>{href}</span>;

  return (
    <S.Outside href={href} {...OUTSIDE}>
      <S.ScreenOnly>
        <S.Scheme aria-hidden>{schemeOf(href)}</S.Scheme>
        {withoutScheme(href)}
      </S.ScreenOnly>
      <VisuallyHidden> (새 창)</VisuallyHidden>
    </S.Outside>
  );
}

import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { clearCache, type CacheState } from '@/shared/api';
import { paths } from '@/shared/routes';
import { selectIsMember } from '@/shared/session';
import { SkipLink } from '@/shared/ui/SkipLink';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { ClientOnly } from './ClientOnly';
import { announcements, MemberBars, LaterParts } from './lazyParts';
import { MAIN_ID } from './mainId';
import { PageLoading } from './PageLoading';
import { pageKeyOf } from './pageKeyOf';
import { RouteAnnouncer } from './RouteAnnouncer';
import { ScrollRestoration } from './ScrollRestoration';
import * as S from './AppLayout.styles';

/** Signup is one page with two addresses: its state (password, photo) must survive the step between them (D4). */
const navPathOf = (pathname: string) =>
  pathname === paths.signupAccount ? paths.signup : pageKeyOf({ pathname, search: '' });

/** The layout of every page (spec §2). */
export function AppLayout() {
  const { pathname } = useLocation();
  const isMember = useSelector(selectIsMember);
  const dispatch = useDispatch<ThunkDispatch<CacheState, unknown, UnknownAction>>();

  return (
    <>
      <SkipLink targetId={MAIN_ID}>본문으로 건너뛰기</SkipLink>
      <Suspense fallback={null}>
        <announcements.Page />
      </Suspense>
      <Header />
      {isMember && (
        <Suspense fallback={null}>
          <MemberBars />
        </Suspense>
      )}
      <S.Main id={MAIN_ID} tabIndex={-1}>
        {/* The key resets the error boundary with the page, and shows the loading state of a page at once: a mounted
        Suspense would keep the former page. */}
        <ErrorBoundary key={navPathOf(pathname)} onRetry={() => dispatch(clearCache())}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </S.Main>
      <Footer />
      <ClientOnly>
        <LaterParts />
      </ClientOnly>
      <ScrollRestoration />
      <RouteAnnouncer mainId={MAIN_ID} />
    </>
  );
}

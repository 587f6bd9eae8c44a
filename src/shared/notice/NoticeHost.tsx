import { useEffect } from 'react';
import { QuestionView } from './QuestionView';
import { ToastView } from './ToastView';
import { clearNotices, useNotices } from './noticeStore';
import * as S from './NoticeHost.styles';

/** Where `say` and `ask` appear. Rendered once, by the app. */
export function NoticeHost() {
  const { toast, question } = useNotices();
  // What nobody can see any more is not said later (the next page of a test, first of all).
  useEffect(() => clearNotices, []);
  const calm = toast && toast.tone !== 'error' ? toast : null;
  const urgent = toast?.tone === 'error' ? toast : null;

  return (
    <>
      <S.Region>
        {/* Waiting in the page before its text comes: only then do screen readers announce it. */}
        <div role="status">{calm && <ToastView key={calm.id} toast={calm} />}</div>
        {urgent && <ToastView key={urgent.id} toast={urgent} />}
      </S.Region>
      {question && <QuestionView key={question.id} question={question} />}
    </>
  );
}

import { Route, Routes } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { AppLayout } from './layout/AppLayout';
import { RequireMember } from './guards/RequireMember';
import { RequireOwnPassword } from './guards/RequireOwnPassword';
import { RequireVisitor, RequireVisitorAtOpening } from './guards/RequireVisitor';
import { kit, pages } from './pages';
import { ArchiveDetailAlias } from './pages/ArchiveDetailAlias';

const { landing, about, aboutProof, terms, privacy, alarmSample } = pages;
const {
  emailLink,
  undoEmail,
  unsubscribe,
  login,
  findId,
  findPassword,
  signup,
  myPage,
  account,
  profileEdit,
  withdraw,
} = pages;
const { archiveEditor, teamEvaluation, evaluationDone } = pages;
const { projectList, projectDetail, projectEditor, report } = pages;
const { archiveList, archiveDetail, notFound } = pages;
const { alerts, applicants, team, notices, admin } = pages;
const { record, recordSettings, verify } = pages;

/** Pages without a login, of who has only a link: those of mails, and the check of a credential. */
const OPEN_ROUTES = (
  <>
    <Route path={paths.emailLink} element={<emailLink.Page />} />
    <Route path={paths.undoEmail} element={<undoEmail.Page />} />
    <Route path={paths.unsubscribe} element={<unsubscribe.Page />} />
    <Route path={paths.verify} element={<verify.Page />} />
    <Route path={paths.verifyCredential(':uuid')} element={<verify.Page />} />
  </>
);

/** The route table; any other path is the 404 page. The server has the same paths from `contract/routes.ts`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route path={paths.about} element={<about.Page />} />
        <Route path={paths.aboutProof} element={<aboutProof.Page />} />
        <Route path={paths.terms} element={<terms.Page />} />
        <Route path={paths.privacy} element={<privacy.Page />} />
        {OPEN_ROUTES}
        <Route element={<RequireOwnPassword />}>
          <Route path={paths.record(':code')} element={<record.Page />} />
          <Route path={paths.home} element={<landing.Page />} />
          <Route path={paths.alarmSample} element={<alarmSample.Page />} />
          <Route path={paths.projectList} element={<projectList.Page />} />
          <Route path={paths.projectDetail(':id')} element={<projectDetail.Page />} />
          <Route path={paths.archiveList} element={<archiveList.Page />} />
          <Route path={paths.archiveDetail(':id')} element={<archiveDetail.Page />} />
          <Route path={paths.archiveDetailAlias(':id')} element={<ArchiveDetailAlias />} />
        </Route>

        <Route element={<RequireVisitor />}>
          <Route path={paths.login} element={<login.Page />} />
          <Route path={paths.findId} element={<findId.Page />} />
          <Route path={paths.findPassword} element={<findPassword.Page />} />
        </Route>
        <Route element={<RequireVisitorAtOpening />}>
          <Route element={<signup.Page />}>
            <Route path={paths.signupAccount} element={null} />
            <Route path={paths.signup} element={null} />
          </Route>
        </Route>

        <Route element={<RequireMember />}>
          <Route path={paths.account} element={<account.Page />} />
          <Route element={<RequireOwnPassword />}>
            <Route path={paths.myPage} element={<myPage.Page />} />
            <Route path={paths.alerts} element={<alerts.Page />} />
            <Route path={paths.profileEdit} element={<profileEdit.Page />} />
            <Route path={paths.recordSettings} element={<recordSettings.Page />} />
            <Route path={paths.projectRegistration} element={<projectEditor.Page />} />
            <Route path={paths.projectApplicants(':id')} element={<applicants.Page />} />
            <Route path={paths.projectTeam(':id')} element={<team.Page />} />
            <Route path={paths.notices} element={<notices.Page />} />
            <Route path={paths.archiveRegistration} element={<archiveEditor.Page />} />
            <Route path={paths.archiveEdit(':archiveId')} element={<archiveEditor.Page />} />
            <Route path={paths.teamEvaluation(':archiveId')} element={<teamEvaluation.Page />} />
            <Route path={paths.evaluationDone(':archiveId')} element={<evaluationDone.Page />} />
            <Route path={paths.report} element={<report.Page />} />
            <Route path={paths.projectEdit(':projectId')} element={<projectEditor.Page />} />
          </Route>
        </Route>
        {/* Has a guard of its own: its last screen is for a withdrawn member. */}
        <Route path={paths.withdraw} element={<withdraw.Page />} />

        {/* Has a guard of its own: a 404 for everybody except operators. */}
        <Route path={`${paths.admin}/*`} element={<admin.Page />} />

        {kit && <Route path="/dev/kit" element={<kit.Page />} />}

        <Route path="*" element={<notFound.Page />} />
      </Route>
    </Routes>
  );
}

import { addressIn, type Language } from '@milepost/contract/languages'
import { pages } from '@milepost/contract/pages'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** A page's address as route configuration wants it: without the leading slash. */
const at = (page: string) => page.slice(1)

/** For those who build, and no part of what is built. */
const inDevelopment =
  process.env.NODE_ENV === 'development' ? [route('styleguide', 'routes/styleguide/styleguide.tsx')] : []

/** The pages that have an address in each language: the same modules, each language's by other names. */
function inEachLanguage(language: Language) {
  const page = (address: string, file: string) =>
    language === 'en'
      ? route(at(address), file)
      : route(at(addressIn(language, address)), file, { id: `${language}/${file}` })
  const frame = (file: string, children: ReturnType<typeof page>[]) =>
    language === 'en' ? layout(file, children) : layout(file, { id: `${language}/${file}` }, children)
  return [
    language === 'en' ? index('routes/home.tsx') : page(pages.home, 'routes/home.tsx'),
    page(pages.privacy, 'routes/public/privacy.tsx'),
    page(pages.terms, 'routes/public/terms.tsx'),
    page(pages.contact, 'routes/public/contact.tsx'),
    page(pages.verify, 'routes/public/verify.tsx'),
    page(pages.test, 'routes/public/test.tsx'),
    page(pages.publicCareers, 'routes/public/careers.tsx'),
    page(pages.publicCareer, 'routes/public/career.tsx'),
    page(pages.guides, 'routes/public/guides.tsx'),
    page(pages.guide, 'routes/public/guide.tsx'),
    page(pages.sources, 'routes/sources.tsx'),
    frame('routes/help/layout.tsx', [
      page(pages.help, 'routes/help/topics.tsx'),
      page(pages.helpTopic, 'routes/help/topic.tsx'),
    ]),
    frame('routes/payment/layout.tsx', [
      page(pages.plans, 'routes/payment/plans.tsx'),
      page(pages.institutionRequests, 'routes/institution/requests.tsx'),
    ]),
  ]
}

export default [
  ...inEachLanguage('en'),
  route(at(pages.login), 'routes/login.tsx'),
  route(at(pages.signInCode), 'routes/sign-in-code.tsx'),
  route(at(pages.signUp), 'routes/signup.tsx'),
  route(at(pages.signInReturn), 'routes/sign-in-return.tsx'),
  route(at(pages.forgotPassword), 'routes/forgot-password.tsx'),
  route(at(pages.resetPassword), 'routes/reset-password.tsx'),
  route(at(pages.signInLink), 'routes/sign-in-link.tsx'),
  route(at(pages.verifyEmail), 'routes/verify-email.tsx'),
  route(at(pages.changeEmail), 'routes/change-email.tsx'),
  route(at(pages.undoEmail), 'routes/undo-email.tsx'),
  route(at(pages.linkAccount), 'routes/link-account.tsx'),
  route(at(pages.unsubscribe), 'routes/unsubscribe.tsx'),
  route(at(pages.shared), 'routes/shared-roadmap.tsx'),
  route(at(pages.unauthorized), 'routes/unauthorized.tsx'),
  route(at(pages.getStarted), 'routes/public/start.tsx', { id: 'routes/get-started' }),
  route(at(pages.register), 'routes/public/start.tsx', { id: 'routes/register' }),
  ...inEachLanguage('ta'),
  ...inEachLanguage('si'),
  layout('routes/payment/layout.tsx', { id: 'routes/payment' }, [
    route(at(pages.paymentMethods), 'routes/payment/payment-methods.tsx'),
    route(at(pages.paymentSuccess), 'routes/payment/payment-success.tsx'),
  ]),
  layout('routes/application.tsx', [
    layout('routes/dashboard/layout.tsx', [
      route(at(pages.dashboard), 'routes/dashboard/overview.tsx'),
      route(at(pages.courses), 'routes/dashboard/courses.tsx'),
      route(at(pages.analytics), 'routes/dashboard/analytics.tsx'),
      route(at(pages.settings), 'routes/dashboard/settings.tsx'),
      route(at(pages.roadmap), 'routes/dashboard/roadmap.tsx'),
      route(at(pages.recommendation), 'routes/dashboard/recommendation.tsx'),
      route(at(pages.career), 'routes/dashboard/career.tsx'),
      route(at(pages.skill), 'routes/dashboard/skill.tsx'),
      route(at(pages.reviews), 'routes/dashboard/reviews.tsx'),
      route(at(pages.notes), 'routes/dashboard/notes.tsx'),
      route(at(pages.session), 'routes/dashboard/session.tsx'),
      route(at(pages.mentoring), 'routes/dashboard/mentoring.tsx'),
      route(at(pages.applications), 'routes/dashboard/applications.tsx'),
      route(at(pages.careerPath), 'routes/dashboard/career-path.tsx'),
    ]),
    route(at(pages.roadmapPrint), 'routes/dashboard/roadmap-print.tsx'),
    layout('routes/outside-shell.tsx', [
      route(at(pages.feedback), 'routes/feedback.tsx'),
      route(at(pages.submitCourse), 'routes/submit-course.tsx'),
      route(at(pages.profileWizard), 'routes/profile-wizard.tsx'),
      route(at(pages.roadmapAlone), 'routes/dashboard/roadmap.tsx', { id: 'routes/roadmap-alone' }),
    ]),
    route(at(pages.adminSecondFactor), 'routes/admin/second-factor-setup.tsx'),
    layout('routes/admin/layout.tsx', [
      route(at(pages.admin), 'routes/admin/dashboard.tsx'),
      route(at(pages.adminUsers), 'routes/admin/users.tsx'),
      route(at(pages.adminCourses), 'routes/admin/courses.tsx'),
      route(at(pages.adminInstitutions), 'routes/admin/institutions.tsx'),
      route(at(pages.adminCourseRequests), 'routes/admin/course-requests.tsx'),
      route(at(pages.adminFeedback), 'routes/admin/feedback.tsx'),
      route(at(pages.adminMessages), 'routes/admin/messages.tsx'),
      route(at(pages.adminMentoring), 'routes/admin/mentoring.tsx'),
      route(at(pages.adminAdvisor), 'routes/admin/advisor.tsx'),
      route(at(pages.adminJobs), 'routes/admin/jobs.tsx'),
      route(at(pages.adminAuditLog), 'routes/admin/audit-log.tsx'),
      route(at(pages.adminSettings), 'routes/admin/settings.tsx'),
    ]),
    layout('routes/institution/layout.tsx', [
      route(at(pages.institution), 'routes/institution/dashboard.tsx'),
      route(at(pages.institutionCourses), 'routes/institution/courses.tsx'),
      route(at(pages.institutionDemand), 'routes/institution/demand.tsx'),
      route(at(pages.institutionApplications), 'routes/institution/applications.tsx'),
      route(at(pages.institutionFeedback), 'routes/institution/feedback.tsx'),
      route(at(pages.institutionPeople), 'routes/institution/people.tsx'),
      route(at(pages.institutionSettings), 'routes/institution/settings.tsx'),
    ]),
    route(at(pages.invitation), 'routes/invitation.tsx'),
  ]),
  ...inDevelopment,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

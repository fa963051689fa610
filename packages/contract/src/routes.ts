import * as auth from '#accounts/auth.ts'
import * as providers from '#accounts/providers.ts'
import * as secondFactor from '#accounts/second-factor.ts'
import * as sessions from '#accounts/sessions.ts'
import { requestSignInLink, signInByLink } from '#accounts/sign-in-links.ts'
import * as accounts from '#accounts.ts'
import * as advisor from '#analytics/advisor.ts'
import * as figures from '#analytics/figures.ts'
import * as platform from '#analytics/platform.ts'
import * as siteFigures from '#analytics/site-figures.ts'
import * as analytics from '#analytics.ts'
import * as applications from '#applications.ts'
import * as auditLogs from '#audit-logs.ts'
import * as calendar from '#calendar.ts'
import * as careerDiagrams from '#career-diagrams.ts'
import * as chat from '#chat.ts'
import * as contact from '#contact.ts'
import * as courseRequests from '#course-requests.ts'
import * as courseAdminExports from '#courses/admin-exports.ts'
import * as courseBulk from '#courses/bulk.ts'
import * as courseImports from '#courses/imports.ts'
import * as courseSuggestions from '#courses/suggestions.ts'
import * as courses from '#courses.ts'
import * as emails from '#emails.ts'
import * as feedback from '#feedback.ts'
import * as health from '#health.ts'
import * as help from '#help.ts'
import type { RouteShape } from '#http.ts'
import * as memberships from '#institutions/memberships.ts'
import * as institutionRequests from '#institutions/requests.ts'
import * as institutionTasks from '#institutions/tasks.ts'
import * as institutions from '#institutions.ts'
import * as interests from '#interests.ts'
import * as jobs from '#jobs.ts'
import * as knowledge from '#knowledge.ts'
import * as loginLogs from '#login-logs.ts'
import * as mentoring from '#mentoring.ts'
import * as notifications from '#notifications.ts'
import * as overview from '#overview.ts'
import * as payment from '#payment.ts'
import * as preferences from '#preferences.ts'
import * as profiles from '#profiles.ts'
import * as progress from '#progress.ts'
import * as queueDecisions from '#queue/decisions.ts'
import * as queueDetails from '#queue/details.ts'
import * as queueHistory from '#queue/history.ts'
import * as queue from '#queue.ts'
import * as recommendations from '#recommendations.ts'
import * as rhythm from '#rhythm.ts'
import * as roadmapPreviews from '#roadmap-previews.ts'
import * as roadmaps from '#roadmaps.ts'
import * as services from '#services.ts'
import * as settings from '#settings.ts'
import * as sharing from '#sharing.ts'
import * as users from '#users.ts'
import * as workSamples from '#work-samples.ts'

/** Every route of the API by name. The server must mount them all, and the authorisation table must cover them. */
export const routes = {
  live: health.live,
  ready: health.ready,
  register: auth.register,
  login: auth.login,
  logout: auth.logout,
  getServices: services.getServices,
  forgotPassword: accounts.forgotPassword,
  requestSignInLink,
  signInByLink,
  resetPassword: accounts.resetPassword,
  sendVerification: accounts.sendVerification,
  verifyEmail: accounts.verifyEmail,
  undoEmailChange: accounts.undoEmailChange,
  reauthenticate: accounts.reauthenticate,
  setPassword: accounts.setPassword,
  getSignInMethods: accounts.getSignInMethods,
  signInByCode: secondFactor.signInByCode,
  startSecondFactor: secondFactor.startSecondFactor,
  saveSecondFactor: secondFactor.saveSecondFactor,
  requireSecondFactor: secondFactor.requireSecondFactor,
  startGoogle: providers.startGoogle,
  startGithub: providers.startGithub,
  returnFromProvider: providers.returnFromProvider,
  exchangeSignInCode: providers.exchangeSignInCode,
  linkProvider: providers.linkProvider,
  emailLinkProof: providers.emailLinkProof,
  confirmLink: providers.confirmLink,
  startReauthentication: providers.startReauthentication,
  unsubscribe: emails.unsubscribe,
  resubscribe: emails.resubscribe,
  getUser: users.getUser,
  updateUser: users.updateUser,
  listUsers: users.listUsers,
  exportUsers: users.exportUsers,
  changeRole: users.changeRole,
  deleteUser: users.deleteUser,
  exportUser: users.exportUser,
  listSessions: sessions.listSessions,
  endSession: sessions.endSession,
  endOtherSessions: sessions.endOtherSessions,
  getPreferences: preferences.getPreferences,
  savePreferences: preferences.savePreferences,
  getAdminCounters: users.getAdminCounters,
  listQueue: queue.listQueue,
  getQueueItem: queueDetails.getQueueItem,
  decideQueueItems: queueDecisions.decideQueueItems,
  undoQueueDecisions: queueDecisions.undoQueueDecisions,
  listDecidedRequests: queueHistory.listDecidedRequests,
  findSimilarInstitutions: queueDetails.findSimilarInstitutions,
  getProfile: profiles.getProfile,
  saveProfile: profiles.saveProfile,
  getRoadmap: roadmaps.getRoadmap,
  createRoadmap: roadmaps.createRoadmap,
  getRoadmapCalendar: calendar.getRoadmapCalendar,
  getCareerDiagram: careerDiagrams.getCareerDiagram,
  generateCareer: careerDiagrams.generateCareer,
  saveCardPositions: careerDiagrams.saveCardPositions,
  resetCardPositions: careerDiagrams.resetCardPositions,
  previewRoadmap: roadmapPreviews.previewRoadmap,
  previewVariants: roadmapPreviews.previewVariants,
  chooseVariant: roadmapPreviews.chooseVariant,
  switchCareer: roadmaps.switchCareer,
  correctSkill: roadmaps.correctSkill,
  setPace: roadmaps.setPace,
  listRoadmapVersions: roadmaps.listRoadmapVersions,
  getRoadmapVersion: roadmaps.getRoadmapVersion,
  restoreRoadmapVersion: roadmaps.restoreRoadmapVersion,
  getAdvice: recommendations.getAdvice,
  rejectCareer: recommendations.rejectCareer,
  reconsiderCareer: recommendations.reconsiderCareer,
  getInterestCheck: interests.getInterestCheck,
  readInterests: interests.readInterests,
  getExampleRoadmap: interests.getExampleRoadmap,
  getCareer: knowledge.getCareer,
  getSkill: knowledge.getSkill,
  listSources: knowledge.listSources,
  getOverview: overview.getOverview,
  listProgress: progress.listProgress,
  saveProgress: progress.saveProgress,
  saveTick: progress.saveTick,
  sendMessage: chat.sendMessage,
  listMessages: chat.listMessages,
  deleteMessages: chat.deleteMessages,
  sendContactMessage: contact.sendContactMessage,
  createCheckoutSession: payment.createCheckoutSession,
  createPortalSession: payment.createPortalSession,
  getBilling: payment.getBilling,
  receivePaymentEvent: payment.receivePaymentEvent,
  createMentoringRequest: mentoring.createMentoringRequest,
  listMentoringRequests: mentoring.listMentoringRequests,
  withdrawMentoringRequest: mentoring.withdrawMentoringRequest,
  createApplication: applications.createApplication,
  listApplications: applications.listApplications,
  withdrawApplication: applications.withdrawApplication,
  listReceivedApplications: applications.listReceivedApplications,
  answerApplication: applications.answerApplication,
  answerApplications: applications.answerApplications,
  messageAccepted: applications.messageAccepted,
  listNotifications: notifications.listNotifications,
  readNotifications: notifications.readNotifications,
  streamInbox: notifications.streamInbox,
  shareRoadmap: sharing.shareRoadmap,
  listShares: sharing.listShares,
  endShare: sharing.endShare,
  getSharedRoadmap: sharing.getSharedRoadmap,
  listWorkSamples: workSamples.listWorkSamples,
  saveWorkSample: workSamples.saveWorkSample,
  deleteWorkSample: workSamples.deleteWorkSample,
  listHelpTopics: help.listHelpTopics,
  listCourses: courses.listCourses,
  createCourse: courses.createCourse,
  getCourse: courses.getCourse,
  updateCourse: courses.updateCourse,
  setCourseStatus: courses.setCourseStatus,
  deleteCourse: courses.deleteCourse,
  suggestCourseFacts: courseSuggestions.suggestCourseFacts,
  listAdminCourses: courses.listAdminCourses,
  exportAdminCourses: courseAdminExports.exportAdminCourses,
  listCourseDecisions: courses.listCourseDecisions,
  changeCourses: courseBulk.changeCourses,
  deleteCourses: courseBulk.deleteCourses,
  previewCourseImport: courseImports.previewCourseImport,
  importCourses: courseImports.importCourses,
  listRecentImports: courseImports.listRecentImports,
  undoImport: courseImports.undoImport,
  exportCourses: courseImports.exportCourses,
  searchSkills: knowledge.searchSkills,
  listInstitutions: institutions.listInstitutions,
  getInstitution: institutions.getInstitution,
  listInstitutionCourses: institutions.listInstitutionCourses,
  getInstitutionTasks: institutionTasks.getInstitutionTasks,
  updateInstitution: institutions.updateInstitution,
  deleteInstitution: institutions.deleteInstitution,
  addInstitution: institutions.addInstitution,
  listCandidates: institutions.listCandidates,
  createInstitutionRequest: institutionRequests.createInstitutionRequest,
  listInstitutionRequests: institutionRequests.listInstitutionRequests,
  listPendingInstitutionRequests: institutionRequests.listPendingInstitutionRequests,
  approveInstitutionRequest: institutionRequests.approveInstitutionRequest,
  rejectInstitutionRequest: institutionRequests.rejectInstitutionRequest,
  listMembers: memberships.listMembers,
  listInvitations: memberships.listInvitations,
  inviteMember: memberships.inviteMember,
  withdrawInvitation: memberships.withdrawInvitation,
  removeMember: memberships.removeMember,
  handOver: memberships.handOver,
  getInvitation: memberships.getInvitation,
  acceptInvitation: memberships.acceptInvitation,
  giveFeedback: feedback.giveFeedback,
  listFeedbackTargets: feedback.listFeedbackTargets,
  listFeedback: feedback.listFeedback,
  deleteFeedback: feedback.deleteFeedback,
  listInstitutionFeedback: feedback.listInstitutionFeedback,
  requestCourse: courseRequests.requestCourse,
  listCourseRequests: courseRequests.listCourseRequests,
  withdrawCourseRequest: courseRequests.withdrawCourseRequest,
  listQueuedCourseRequests: courseRequests.listQueuedCourseRequests,
  answerCourseRequest: courseRequests.answerCourseRequest,
  getAnalytics: analytics.getAnalytics,
  getActivity: analytics.getActivity,
  getRhythm: rhythm.getRhythm,
  listActivityEvents: analytics.listActivityEvents,
  deleteActivityEvents: analytics.deleteActivityEvents,
  recordCourseOpened: analytics.recordCourseOpened,
  listLoginLogs: loginLogs.listLoginLogs,
  exportLoginLogs: loginLogs.exportLoginLogs,
  listAuditLogs: auditLogs.listAuditLogs,
  exportAuditLogs: auditLogs.exportAuditLogs,
  listAllFeedback: feedback.listAllFeedback,
  removeFeedback: feedback.removeFeedback,
  listContactMessages: contact.listContactMessages,
  answerContactMessage: contact.answerContactMessage,
  listQueuedMentoring: mentoring.listQueuedMentoring,
  answerMentoringRequest: mentoring.answerMentoringRequest,
  listFailedJobs: jobs.listFailedJobs,
  retryJob: jobs.retryJob,
  discardJob: jobs.discardJob,
  getSettings: settings.getSettings,
  saveSettings: settings.saveSettings,
  getInstitutionFigures: figures.getInstitutionFigures,
  listCourseFigures: figures.listCourseFigures,
  listDemand: figures.listDemand,
  listSuggestions: figures.listSuggestions,
  draftCourse: figures.draftCourse,
  getSiteFigures: siteFigures.getSiteFigures,
  listSkillsInDemand: siteFigures.listSkillsInDemand,
  getPlatformWeeks: platform.getPlatformWeeks,
  getAdvisorFigures: advisor.getAdvisorFigures,
} as const satisfies Record<string, RouteShape>

export type RouteName = keyof typeof routes

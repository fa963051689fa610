import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import { signInProviders } from '@milepost/contract/accounts/providers/limits'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { Dependencies } from '#context.ts'
import { createAuthenticate, registerAuthRoutes } from '#features/accounts/auth/index.ts'
import { registerAccountRoutes } from '#features/accounts/index.ts'
import { registerPersonalDataRoutes } from '#features/accounts/personal-data/index.ts'
import {
  openProviders,
  type Providers,
  redirectShortAddresses,
  registerProviderRoutes,
  serveProviderSandboxes,
} from '#features/accounts/providers/index.ts'
import { registerFigureRoutes } from '#features/analytics/figures/index.ts'
import { registerAnalyticsRoutes } from '#features/analytics/index.ts'
import { registerConversationRoutes } from '#features/applications/conversation/index.ts'
import { registerCourseMessageRoutes } from '#features/applications/course-messages/index.ts'
import { registerApplicationRoutes } from '#features/applications/index.ts'
import { registerAuditLogRoutes } from '#features/audit-logs/index.ts'
import { registerCalendarRoutes } from '#features/calendar/index.ts'
import { registerCareerDiagramRoutes } from '#features/career-diagrams/index.ts'
import { registerChatRoutes } from '#features/chat/index.ts'
import { registerContactRoutes } from '#features/contact/index.ts'
import { registerCourseRequestRoutes } from '#features/course-requests/index.ts'
import { registerAdminCourseRoutes } from '#features/courses/admin/index.ts'
import { registerCourseBulkRoutes } from '#features/courses/bulk/index.ts'
import { registerCourseDecisionRoutes } from '#features/courses/decisions/index.ts'
import { registerCourseImportRoutes } from '#features/courses/imports/index.ts'
import { registerCourseRoutes } from '#features/courses/index.ts'
import { registerIntakeRoutes } from '#features/courses/intakes/index.ts'
import { registerCredentialRoutes } from '#features/credentials/index.ts'
import { registerEmailRoutes, serveStoredEmails } from '#features/emails/index.ts'
import { registerFeedbackRoutes } from '#features/feedback/index.ts'
import { registerGuideRoutes } from '#features/guides/index.ts'
import { registerHealthRoutes } from '#features/health/index.ts'
import { registerHelpRoutes } from '#features/help/index.ts'
import { countInstitutions, registerInstitutionRoutes } from '#features/institutions/index.ts'
import { registerInstitutionManagementRoutes } from '#features/institutions/management/index.ts'
import { registerMembershipRoutes } from '#features/institutions/memberships/index.ts'
import { registerInstitutionRequestRoutes } from '#features/institutions/requests/index.ts'
import { registerInstitutionTaskRoutes } from '#features/institutions/tasks/index.ts'
import { registerInterestRoutes } from '#features/interests/index.ts'
import { registerJobRoutes } from '#features/jobs/index.ts'
import { registerKnowledgeRoutes } from '#features/knowledge/index.ts'
import { registerLoginLogRoutes } from '#features/login-logs/index.ts'
import { registerMentoringRoutes } from '#features/mentoring/index.ts'
import { serveMetrics } from '#features/metrics/index.ts'
import { registerNoteRoutes } from '#features/notes/index.ts'
import { registerNotificationRoutes } from '#features/notifications/index.ts'
import { registerPaymentRoutes } from '#features/payment/index.ts'
import { registerPreferencesRoutes } from '#features/preferences/index.ts'
import { registerProfileReadingRoutes } from '#features/profile-readings/index.ts'
import { registerProfileRoutes } from '#features/profiles/index.ts'
import { registerProgressRoutes } from '#features/progress/index.ts'
import { servePublishedPages } from '#features/published-pages/index.ts'
import { findWaitingCounts } from '#features/queue/counts/index.ts'
import { registerQueueRoutes } from '#features/queue/index.ts'
import { registerRecommendationRoutes } from '#features/recommendations/index.ts'
import { registerReviewRoutes } from '#features/reviews/index.ts'
import { registerRhythmRoutes } from '#features/rhythm/index.ts'
import { registerRoadmapRoutes } from '#features/roadmaps/index.ts'
import { serveSandboxes } from '#features/sandbox/index.ts'
import { registerServicesRoutes } from '#features/services/index.ts'
import { registerSettingsRoutes } from '#features/settings/index.ts'
import { registerSharingRoutes } from '#features/sharing/index.ts'
import { registerUserRoutes } from '#features/users/index.ts'
import { registerWorkSampleRoutes } from '#features/work-samples/index.ts'
import { createHttpServer } from '#http/http-server.ts'
import { compressReplies } from '#http/plugins/compress-replies.ts'
import { serveDocumentation } from '#http/plugins/documentation.ts'
import { closeConnectionsWhileDraining } from '#http/plugins/draining.ts'
import { ErrorReplies, replyWithErrors } from '#http/plugins/error-replies.ts'
import { refuseAboveCapacity } from '#http/plugins/load-shedding.ts'
import { serveSearchEngineFiles } from '#http/plugins/search-engines.ts'
import { sendSecurityHeaders } from '#http/plugins/security-headers.ts'
import { answerUnknownAddresses, routerOptions } from '#http/plugins/unknown-addresses.ts'
import { serveWebPages } from '#http/plugins/web-pages.ts'
import { serveWellKnownAddresses } from '#http/plugins/well-known.ts'
import type { RouteRegistrar } from '#http/register-route.ts'
import { validateByContract } from '#http/validation.ts'
import { Drain } from '#lib/drain.ts'

export interface AppOptions {
  /** The built web application; null serves the API alone. */
  readonly webFolder: string | null
  /** Called for every route as it is registered. */
  readonly onRoute?: (method: string, path: string) => void
  /** Begun when the process is asked to stop. */
  readonly drain?: Drain
}

const bodyLimit = 64 * 1024

/** Builds the Fastify application, ready to listen. */
export async function buildApp(dependencies: Dependencies, options: AppOptions): Promise<FastifyInstance> {
  const replies = new ErrorReplies(dependencies.messages)
  const app = Fastify({
    loggerInstance: dependencies.log,
    bodyLimit,
    trustProxy: dependencies.config.trustProxy,
    frameworkErrors: replies.sendForBrokenAddress,
    genReqId: () => randomUUID().slice(-10),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions,
    serverFactory: createHttpServer,
    forceCloseConnections: 'idle',
  })
  const drain = options.drain ?? new Drain()
  closeConnectionsWhileDraining(app, drain)
  answerUnknownAddresses(app, replies)
  refuseAboveCapacity(app, dependencies.load, replies)
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validateByContract)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('context')
  app.addHook('onRoute', (route) => options.onRoute?.(String(route.method), route.url))
  sendSecurityHeaders(app, dependencies.config.publicUrl?.startsWith('https:') === true)
  replyWithErrors(app, replies, dependencies)
  await app.register(fastifyCookie)
  compressReplies(app)
  serveMetrics(app, dependencies)
  const providers = openProviders(dependencies)
  await app.register(async (api) => registerApiRoutes(api, dependencies, providers, drain), { prefix: '/api' })
  redirectShortAddresses(app)
  serveSearchEngineFiles(app, dependencies)
  serveWellKnownAddresses(app, dependencies)
  serveStoredEmails(app, dependencies)
  await serveSandboxes(app, dependencies)
  await serveProviderSandboxes(app, dependencies, providers)
  if (options.webFolder !== null) {
    const { originFor, config } = dependencies
    const absentProviders = signInProviders.filter((provider) => config.services[provider].mode === 'off')
    const pageOptions = { originFor, replies, hasServiceWorker: config.serviceWorker, absentProviders }
    await serveWebPages(app, options.webFolder, pageOptions)
    await servePublishedPages(app, dependencies, options.webFolder, replies)
  }
  return app
}

async function registerApiRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  providers: Providers,
  drain: Drain,
): Promise<void> {
  serveDocumentation(app)
  const registrar: RouteRegistrar = {
    app,
    dependencies,
    authenticate: createAuthenticate(dependencies),
    authenticateWith: (key) => createAuthenticate(dependencies, key),
  }
  registerHealthRoutes(registrar, drain)
  registerAuthRoutes(registrar)
  registerAccountRoutes(registrar)
  registerProviderRoutes(registrar, providers)
  registerServicesRoutes(registrar)
  registerContactRoutes(registrar)
  await registerEmailRoutes(registrar)
  registerUserRoutes(registrar, countInstitutions)
  registerPersonalDataRoutes(registrar)
  registerPreferencesRoutes(registrar)
  registerRhythmRoutes(registrar)
  registerWorkSampleRoutes(registrar)
  registerNoteRoutes(registrar)
  registerReviewRoutes(registrar)
  registerProfileRoutes(registrar)
  registerProfileReadingRoutes(registrar)
  registerRecommendationRoutes(registrar)
  registerRoadmapRoutes(registrar)
  registerCareerDiagramRoutes(registrar)
  registerCalendarRoutes(registrar)
  registerSharingRoutes(registrar)
  registerProgressRoutes(registrar)
  registerCourseRoutes(registrar)
  registerCourseDecisionRoutes(registrar)
  registerCourseBulkRoutes(registrar)
  registerCourseImportRoutes(registrar)
  registerAdminCourseRoutes(registrar)
  registerInstitutionRoutes(registrar)
  registerInstitutionTaskRoutes(registrar)
  registerInstitutionManagementRoutes(registrar)
  registerInstitutionRequestRoutes(registrar)
  registerMembershipRoutes(registrar)
  registerInterestRoutes(registrar)
  registerKnowledgeRoutes(registrar)
  registerGuideRoutes(registrar)
  registerHelpRoutes(registrar)
  registerChatRoutes(registrar)
  registerMentoringRoutes(registrar)
  registerFeedbackRoutes(registrar)
  registerCourseRequestRoutes(registrar)
  registerAnalyticsRoutes(registrar)
  registerFigureRoutes(registrar)
  registerApplicationRoutes(registrar)
  registerCourseMessageRoutes(registrar)
  registerConversationRoutes(registrar)
  registerIntakeRoutes(registrar)
  registerCredentialRoutes(registrar)
  registerNotificationRoutes(registrar, findWaitingCounts)
  registerLoginLogRoutes(registrar)
  registerAuditLogRoutes(registrar)
  registerJobRoutes(registrar)
  registerQueueRoutes(registrar)
  registerSettingsRoutes(registrar)
  await registerPaymentRoutes(registrar)
}

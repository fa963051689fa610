import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { Dependencies } from '#context.ts'
import { mountAccounts } from '#features/accounts/index.ts'
import { mountAdminCourses } from '#features/admin-courses/index.ts'
import { mountAnalytics } from '#features/analytics/index.ts'
import { mountApplications } from '#features/applications/index.ts'
import { mountAuditLogs } from '#features/audit-logs/index.ts'
import { makeAuthenticate, mountAuth } from '#features/auth/index.ts'
import { mountCalendar } from '#features/calendar/index.ts'
import { mountCareerDiagrams } from '#features/career-diagrams/index.ts'
import { mountChat } from '#features/chat/index.ts'
import { mountContact } from '#features/contact/index.ts'
import { mountCourseImports } from '#features/course-imports/index.ts'
import { mountCourseRequests } from '#features/course-requests/index.ts'
import { mountCourses } from '#features/courses/index.ts'
import { mountFeedback } from '#features/feedback/index.ts'
import { mountFigures } from '#features/figures/index.ts'
import { mountHealth } from '#features/health/index.ts'
import { mountHelp } from '#features/help/index.ts'
import { mountInstitutionManagement } from '#features/institution-management/index.ts'
import { mountInstitutionRequests } from '#features/institution-requests/index.ts'
import { mountInstitutions } from '#features/institutions/index.ts'
import { mountJobs } from '#features/jobs/index.ts'
import { mountKnowledge } from '#features/knowledge/index.ts'
import { mountLoginLogs } from '#features/login-logs/index.ts'
import { mountMail, serveKeptMails } from '#features/mail/index.ts'
import { mountMemberships } from '#features/memberships/index.ts'
import { mountMentoring } from '#features/mentoring/index.ts'
import { mountNotifications } from '#features/notifications/index.ts'
import { mountPayment } from '#features/payment/index.ts'
import { mountPersonalData } from '#features/personal-data/index.ts'
import { mountPreferences } from '#features/preferences/index.ts'
import { mountProfiles } from '#features/profiles/index.ts'
import { mountProgress } from '#features/progress/index.ts'
import {
  mountProviders,
  openProviders,
  type Providers,
  redirectShortAddresses,
  serveProviderSandboxes,
} from '#features/providers/index.ts'
import { mountRecommendations } from '#features/recommendations/index.ts'
import { mountRoadmaps } from '#features/roadmaps/index.ts'
import { serveSandboxes } from '#features/sandbox/index.ts'
import { mountServices } from '#features/services/index.ts'
import { mountSettings } from '#features/settings/index.ts'
import { mountSharing } from '#features/sharing/index.ts'
import { mountUsers } from '#features/users/index.ts'
import { validateByContract } from '#lib/validation.ts'
import { serveDocumentation } from '#plugins/documentation.ts'
import { replyMalformedAddress, replyNotFound, replyWithErrors } from '#plugins/error-replies.ts'
import { guideSearchEngines } from '#plugins/search-engines.ts'
import { sendSecurityHeaders } from '#plugins/security-headers.ts'
import { serveWebPages } from '#plugins/web-pages.ts'

export interface AppOptions {
  /** The built web application; null serves the API alone. */
  readonly webFolder: string | null
  /** Every route the app has, told as it is added. */
  readonly onRoute?: (method: string, path: string) => void
}

const bodyLimit = 64 * 1024

/** Puts the server together. In: what the process made. Out: a Fastify application that is ready to listen. */
export async function buildApp(dependencies: Dependencies, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: dependencies.log,
    bodyLimit,
    trustProxy: dependencies.config.trustProxy,
    frameworkErrors: replyMalformedAddress(dependencies.messages),
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 10_000,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Node looks for late clients every 30 s unless told otherwise, which lets hundreds of slow ones gather.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    forceCloseConnections: 'idle',
  })
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validateByContract)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('context')
  app.addHook('onRoute', (route) => options.onRoute?.(String(route.method), route.url))
  sendSecurityHeaders(app, dependencies.config.publicUrl?.startsWith('https:') === true)
  replyWithErrors(app, dependencies.messages)
  await app.register(fastifyCookie)
  await app.register(fastifyCompress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
  const providers = openProviders(dependencies)
  await app.register(async (api) => mountApi(api, dependencies, providers, () => draining), { prefix: '/api' })
  redirectShortAddresses(app)
  guideSearchEngines(app, dependencies)
  serveKeptMails(app, dependencies)
  await serveSandboxes(app, dependencies)
  await serveProviderSandboxes(app, dependencies, providers)
  const notFound = replyNotFound(dependencies.messages)
  if (options.webFolder === null) app.setNotFoundHandler(notFound)
  else await serveWebPages(app, options.webFolder, dependencies.originFor, notFound)
  return app
}

async function mountApi(
  app: FastifyInstance,
  dependencies: Dependencies,
  providers: Providers,
  isDraining: () => boolean,
): Promise<void> {
  await serveDocumentation(app)
  const mounting = { app, dependencies, authenticate: makeAuthenticate(dependencies) }
  mountHealth(mounting, isDraining)
  mountAuth(mounting)
  mountAccounts(mounting)
  mountProviders(mounting, providers)
  mountServices(mounting)
  mountContact(mounting)
  await mountMail(mounting)
  mountUsers(mounting)
  mountPersonalData(mounting)
  mountPreferences(mounting)
  mountProfiles(mounting)
  mountRecommendations(mounting)
  mountRoadmaps(mounting)
  mountCareerDiagrams(mounting)
  mountCalendar(mounting)
  mountSharing(mounting)
  mountProgress(mounting)
  mountCourses(mounting)
  mountCourseImports(mounting)
  mountAdminCourses(mounting)
  mountInstitutions(mounting)
  mountInstitutionManagement(mounting)
  mountInstitutionRequests(mounting)
  mountMemberships(mounting)
  mountKnowledge(mounting)
  mountHelp(mounting)
  mountChat(mounting)
  mountMentoring(mounting)
  mountFeedback(mounting)
  mountCourseRequests(mounting)
  mountAnalytics(mounting)
  mountFigures(mounting)
  mountApplications(mounting)
  mountNotifications(mounting)
  mountLoginLogs(mounting)
  mountAuditLogs(mounting)
  mountJobs(mounting)
  mountSettings(mounting)
  await mountPayment(mounting)
}

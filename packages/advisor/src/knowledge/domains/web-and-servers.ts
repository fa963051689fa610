import { backendDeveloper } from '#knowledge/careers/backend-developer.ts'
import { frontendDeveloper } from '#knowledge/careers/frontend-developer.ts'
import { fullStackDeveloper } from '#knowledge/careers/full-stack-developer.ts'
import { backendSelfChecks } from '#knowledge/self-checks/backend.ts'
import { databaseProductsSelfChecks } from '#knowledge/self-checks/database-products.ts'
import { databaseWorkSelfChecks } from '#knowledge/self-checks/database-work.ts'
import { databasesSelfChecks } from '#knowledge/self-checks/databases.ts'
import { serverFrameworksSelfChecks } from '#knowledge/self-checks/server-frameworks.ts'
import { servicePartsSelfChecks } from '#knowledge/self-checks/service-parts.ts'
import { webSelfChecks } from '#knowledge/self-checks/web.ts'
import { webAppsSelfChecks } from '#knowledge/self-checks/web-apps.ts'
import { webFrameworksSelfChecks } from '#knowledge/self-checks/web-frameworks.ts'
import { webPublishingSelfChecks } from '#knowledge/self-checks/web-publishing.ts'
import { webStylingSelfChecks } from '#knowledge/self-checks/web-styling.ts'
import { backend } from '#knowledge/skills/backend.ts'
import { databaseProducts } from '#knowledge/skills/database-products.ts'
import { databaseWork } from '#knowledge/skills/database-work.ts'
import { databases } from '#knowledge/skills/databases.ts'
import { serverFrameworks } from '#knowledge/skills/server-frameworks.ts'
import { serviceParts } from '#knowledge/skills/service-parts.ts'
import { web } from '#knowledge/skills/web.ts'
import { webApps } from '#knowledge/skills/web-apps.ts'
import { webFrameworks } from '#knowledge/skills/web-frameworks.ts'
import { webPublishing } from '#knowledge/skills/web-publishing.ts'
import { webStyling } from '#knowledge/skills/web-styling.ts'
import type { Domain } from '#knowledge/types.ts'
import { backendDeveloperWork } from '#knowledge/work/backend-developer.ts'
import { frontendDeveloperWork } from '#knowledge/work/frontend-developer.ts'
import { fullStackDeveloperWork } from '#knowledge/work/full-stack-developer.ts'

export const webAndServersDomain: Domain = {
  areas: [
    web,
    webFrameworks,
    webStyling,
    webApps,
    webPublishing,
    backend,
    serverFrameworks,
    serviceParts,
    databases,
    databaseProducts,
    databaseWork,
  ],
  selfChecks: [
    webSelfChecks,
    webFrameworksSelfChecks,
    webStylingSelfChecks,
    webAppsSelfChecks,
    webPublishingSelfChecks,
    backendSelfChecks,
    serverFrameworksSelfChecks,
    servicePartsSelfChecks,
    databasesSelfChecks,
    databaseProductsSelfChecks,
    databaseWorkSelfChecks,
  ],
  careers: [frontendDeveloper, backendDeveloper, fullStackDeveloper],
  work: [frontendDeveloperWork, backendDeveloperWork, fullStackDeveloperWork],
}

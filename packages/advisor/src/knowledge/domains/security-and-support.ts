import { cybersecurityAnalyst } from '#knowledge/careers/cybersecurity-analyst.ts'
import { itSupportSpecialist } from '#knowledge/careers/it-support-specialist.ts'
import { endUserDevicesSelfChecks } from '#knowledge/self-checks/end-user-devices.ts'
import { offensiveSecuritySelfChecks } from '#knowledge/self-checks/offensive-security.ts'
import { officeNetworksSelfChecks } from '#knowledge/self-checks/office-networks.ts'
import { securitySelfChecks } from '#knowledge/self-checks/security.ts'
import { securityEngineeringSelfChecks } from '#knowledge/self-checks/security-engineering.ts'
import { securityFieldsSelfChecks } from '#knowledge/self-checks/security-fields.ts'
import { securityGovernanceSelfChecks } from '#knowledge/self-checks/security-governance.ts'
import { securityOperationsSelfChecks } from '#knowledge/self-checks/security-operations.ts'
import { securitySpecialtiesSelfChecks } from '#knowledge/self-checks/security-specialties.ts'
import { serviceDeskSelfChecks } from '#knowledge/self-checks/service-desk.ts'
import { supportSelfChecks } from '#knowledge/self-checks/support.ts'
import { supportAdministrationSelfChecks } from '#knowledge/self-checks/support-administration.ts'
import { endUserDevices } from '#knowledge/skills/end-user-devices.ts'
import { offensiveSecurity } from '#knowledge/skills/offensive-security.ts'
import { officeNetworks } from '#knowledge/skills/office-networks.ts'
import { security } from '#knowledge/skills/security.ts'
import { securityEngineering } from '#knowledge/skills/security-engineering.ts'
import { securityFields } from '#knowledge/skills/security-fields.ts'
import { securityGovernance } from '#knowledge/skills/security-governance.ts'
import { securityOperations } from '#knowledge/skills/security-operations.ts'
import { securitySpecialties } from '#knowledge/skills/security-specialties.ts'
import { serviceDesk } from '#knowledge/skills/service-desk.ts'
import { support } from '#knowledge/skills/support.ts'
import { supportAdministration } from '#knowledge/skills/support-administration.ts'
import type { Domain } from '#knowledge/types.ts'
import { cybersecurityAnalystWork } from '#knowledge/work/cybersecurity-analyst.ts'
import { itSupportSpecialistWork } from '#knowledge/work/it-support-specialist.ts'

export const securityAndSupportDomain: Domain = {
  areas: [
    security,
    securitySpecialties,
    securityOperations,
    offensiveSecurity,
    securityEngineering,
    securityFields,
    securityGovernance,
    support,
    supportAdministration,
    endUserDevices,
    serviceDesk,
    officeNetworks,
  ],
  selfChecks: [
    securitySelfChecks,
    securitySpecialtiesSelfChecks,
    securityOperationsSelfChecks,
    offensiveSecuritySelfChecks,
    securityEngineeringSelfChecks,
    securityFieldsSelfChecks,
    securityGovernanceSelfChecks,
    supportSelfChecks,
    supportAdministrationSelfChecks,
    endUserDevicesSelfChecks,
    serviceDeskSelfChecks,
    officeNetworksSelfChecks,
  ],
  careers: [cybersecurityAnalyst, itSupportSpecialist],
  work: [cybersecurityAnalystWork, itSupportSpecialistWork],
}

import { cloudEngineer } from '#knowledge/careers/cloud-engineer.ts'
import { devopsEngineer } from '#knowledge/careers/devops-engineer.ts'
import { cloudSelfChecks } from '#knowledge/self-checks/cloud.ts'
import { cloudServicesSelfChecks } from '#knowledge/self-checks/cloud-services.ts'
import { containersSelfChecks } from '#knowledge/self-checks/containers.ts'
import { deliverySelfChecks } from '#knowledge/self-checks/delivery.ts'
import { infrastructureSelfChecks } from '#knowledge/self-checks/infrastructure.ts'
import { infrastructureCodeSelfChecks } from '#knowledge/self-checks/infrastructure-code.ts'
import { networksSelfChecks } from '#knowledge/self-checks/networks.ts'
import { observabilitySelfChecks } from '#knowledge/self-checks/observability.ts'
import { reliabilitySelfChecks } from '#knowledge/self-checks/reliability.ts'
import { serversSelfChecks } from '#knowledge/self-checks/servers.ts'
import { systemsPlanningSelfChecks } from '#knowledge/self-checks/systems-planning.ts'
import { trafficSelfChecks } from '#knowledge/self-checks/traffic.ts'
import { cloud } from '#knowledge/skills/cloud.ts'
import { cloudServices } from '#knowledge/skills/cloud-services.ts'
import { containers } from '#knowledge/skills/containers.ts'
import { delivery } from '#knowledge/skills/delivery.ts'
import { infrastructure } from '#knowledge/skills/infrastructure.ts'
import { infrastructureCode } from '#knowledge/skills/infrastructure-code.ts'
import { networks } from '#knowledge/skills/networks.ts'
import { observability } from '#knowledge/skills/observability.ts'
import { reliability } from '#knowledge/skills/reliability.ts'
import { servers } from '#knowledge/skills/servers.ts'
import { systemsPlanning } from '#knowledge/skills/systems-planning.ts'
import { traffic } from '#knowledge/skills/traffic.ts'
import type { Domain } from '#knowledge/types.ts'
import { cloudEngineerWork } from '#knowledge/work/cloud-engineer.ts'
import { devopsEngineerWork } from '#knowledge/work/devops-engineer.ts'

export const infrastructureDomain: Domain = {
  areas: [
    infrastructure,
    servers,
    networks,
    traffic,
    containers,
    delivery,
    infrastructureCode,
    observability,
    reliability,
    cloud,
    cloudServices,
    systemsPlanning,
  ],
  selfChecks: [
    infrastructureSelfChecks,
    serversSelfChecks,
    networksSelfChecks,
    trafficSelfChecks,
    containersSelfChecks,
    deliverySelfChecks,
    infrastructureCodeSelfChecks,
    observabilitySelfChecks,
    reliabilitySelfChecks,
    cloudSelfChecks,
    cloudServicesSelfChecks,
    systemsPlanningSelfChecks,
  ],
  careers: [devopsEngineer, cloudEngineer],
  work: [devopsEngineerWork, cloudEngineerWork],
}

import { dataDomain } from '#knowledge/domains/data.ts'
import { infrastructureDomain } from '#knowledge/domains/infrastructure.ts'
import { productAndQualityDomain } from '#knowledge/domains/product-and-quality.ts'
import { programmingDomain } from '#knowledge/domains/programming.ts'
import { securityAndSupportDomain } from '#knowledge/domains/security-and-support.ts'
import { webAndServersDomain } from '#knowledge/domains/web-and-servers.ts'
import type { Domain } from '#knowledge/types.ts'
import { assembleKnowledge } from '#knowledge/validate.ts'

/** Rises with every change of the content, so that a roadmap says on which knowledge it rests. */
export const knowledgeVersion = '2026.11.2'

export const domains: readonly Domain[] = [
  programmingDomain,
  webAndServersDomain,
  dataDomain,
  securityAndSupportDomain,
  infrastructureDomain,
  productAndQualityDomain,
]

export const knowledge = assembleKnowledge(domains)

import { productManager } from '#knowledge/careers/product-manager.ts'
import { qaEngineer } from '#knowledge/careers/qa-engineer.ts'
import { uiUxDesigner } from '#knowledge/careers/ui-ux-designer.ts'
import { designSelfChecks } from '#knowledge/self-checks/design.ts'
import { designCraftSelfChecks } from '#knowledge/self-checks/design-craft.ts'
import { designProcessSelfChecks } from '#knowledge/self-checks/design-process.ts'
import { peopleSelfChecks } from '#knowledge/self-checks/people.ts'
import { productSelfChecks } from '#knowledge/self-checks/product.ts'
import { productDeliverySelfChecks } from '#knowledge/self-checks/product-delivery.ts'
import { productGrowthSelfChecks } from '#knowledge/self-checks/product-growth.ts'
import { projectLeadershipSelfChecks } from '#knowledge/self-checks/project-leadership.ts'
import { qualitySelfChecks } from '#knowledge/self-checks/quality.ts'
import { qualityPracticeSelfChecks } from '#knowledge/self-checks/quality-practice.ts'
import { testKindsSelfChecks } from '#knowledge/self-checks/test-kinds.ts'
import { testToolsSelfChecks } from '#knowledge/self-checks/test-tools.ts'
import { userExperienceSelfChecks } from '#knowledge/self-checks/user-experience.ts'
import { design } from '#knowledge/skills/design.ts'
import { designCraft } from '#knowledge/skills/design-craft.ts'
import { designProcess } from '#knowledge/skills/design-process.ts'
import { people } from '#knowledge/skills/people.ts'
import { product } from '#knowledge/skills/product.ts'
import { productDelivery } from '#knowledge/skills/product-delivery.ts'
import { productGrowth } from '#knowledge/skills/product-growth.ts'
import { projectLeadership } from '#knowledge/skills/project-leadership.ts'
import { quality } from '#knowledge/skills/quality.ts'
import { qualityPractice } from '#knowledge/skills/quality-practice.ts'
import { testKinds } from '#knowledge/skills/test-kinds.ts'
import { testTools } from '#knowledge/skills/test-tools.ts'
import { userExperience } from '#knowledge/skills/user-experience.ts'
import type { Domain } from '#knowledge/types.ts'
import { productManagerWork } from '#knowledge/work/product-manager.ts'
import { qaEngineerWork } from '#knowledge/work/qa-engineer.ts'
import { uiUxDesignerWork } from '#knowledge/work/ui-ux-designer.ts'

export const productAndQualityDomain: Domain = {
  areas: [
    design,
    userExperience,
    designCraft,
    designProcess,
    product,
    productDelivery,
    productGrowth,
    projectLeadership,
    people,
    quality,
    testKinds,
    testTools,
    qualityPractice,
  ],
  selfChecks: [
    designSelfChecks,
    userExperienceSelfChecks,
    designCraftSelfChecks,
    designProcessSelfChecks,
    productSelfChecks,
    productDeliverySelfChecks,
    productGrowthSelfChecks,
    projectLeadershipSelfChecks,
    peopleSelfChecks,
    qualitySelfChecks,
    testKindsSelfChecks,
    testToolsSelfChecks,
    qualityPracticeSelfChecks,
  ],
  careers: [uiUxDesigner, productManager, qaEngineer],
  work: [uiUxDesignerWork, productManagerWork, qaEngineerWork],
}

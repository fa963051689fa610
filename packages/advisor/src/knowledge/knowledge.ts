import { backendDeveloper } from '#knowledge/careers/backend-developer.ts'
import { cloudEngineer } from '#knowledge/careers/cloud-engineer.ts'
import { cybersecurityAnalyst } from '#knowledge/careers/cybersecurity-analyst.ts'
import { dataScientist } from '#knowledge/careers/data-scientist.ts'
import { devopsEngineer } from '#knowledge/careers/devops-engineer.ts'
import { frontendDeveloper } from '#knowledge/careers/frontend-developer.ts'
import { fullStackDeveloper } from '#knowledge/careers/full-stack-developer.ts'
import { itSupportSpecialist } from '#knowledge/careers/it-support-specialist.ts'
import { machineLearningEngineer } from '#knowledge/careers/machine-learning-engineer.ts'
import { productManager } from '#knowledge/careers/product-manager.ts'
import { qaEngineer } from '#knowledge/careers/qa-engineer.ts'
import { softwareEngineer } from '#knowledge/careers/software-engineer.ts'
import { uiUxDesigner } from '#knowledge/careers/ui-ux-designer.ts'
import { backend } from '#knowledge/skills/backend.ts'
import { cloud } from '#knowledge/skills/cloud.ts'
import { data } from '#knowledge/skills/data.ts'
import { dataEngineering } from '#knowledge/skills/data-engineering.ts'
import { databases } from '#knowledge/skills/databases.ts'
import { design } from '#knowledge/skills/design.ts'
import { engineering } from '#knowledge/skills/engineering.ts'
import { infrastructure } from '#knowledge/skills/infrastructure.ts'
import { jobPreparation } from '#knowledge/skills/job-preparation.ts'
import { machineLearning } from '#knowledge/skills/machine-learning.ts'
import { people } from '#knowledge/skills/people.ts'
import { product } from '#knowledge/skills/product.ts'
import { programming } from '#knowledge/skills/programming.ts'
import { quality } from '#knowledge/skills/quality.ts'
import { security } from '#knowledge/skills/security.ts'
import { securitySpecialties } from '#knowledge/skills/security-specialties.ts'
import { support } from '#knowledge/skills/support.ts'
import { userExperience } from '#knowledge/skills/user-experience.ts'
import { web } from '#knowledge/skills/web.ts'
import type { Career, SkillArea } from '#knowledge/types.ts'
import { assembleKnowledge } from '#knowledge/validate.ts'

/** Rises with every change of the content, so that a roadmap says on which knowledge it rests. */
export const knowledgeVersion = '2026.11.1'

export const skillAreas: readonly SkillArea[] = [
  programming,
  engineering,
  jobPreparation,
  web,
  backend,
  databases,
  data,
  dataEngineering,
  machineLearning,
  security,
  securitySpecialties,
  infrastructure,
  cloud,
  design,
  userExperience,
  product,
  people,
  quality,
  support,
]

export const careerList: readonly Career[] = [
  softwareEngineer,
  frontendDeveloper,
  backendDeveloper,
  fullStackDeveloper,
  dataScientist,
  machineLearningEngineer,
  cybersecurityAnalyst,
  devopsEngineer,
  uiUxDesigner,
  productManager,
  qaEngineer,
  itSupportSpecialist,
  cloudEngineer,
]

export const knowledge = assembleKnowledge(
  skillAreas.flatMap((area) => area.skills),
  careerList,
)

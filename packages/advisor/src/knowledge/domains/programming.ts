import { softwareEngineer } from '#knowledge/careers/software-engineer.ts'
import { computerScienceSelfChecks } from '#knowledge/self-checks/computer-science.ts'
import { deliveryPracticeSelfChecks } from '#knowledge/self-checks/delivery-practice.ts'
import { developerToolsSelfChecks } from '#knowledge/self-checks/developer-tools.ts'
import { engineeringSelfChecks } from '#knowledge/self-checks/engineering.ts'
import { furtherLanguagesSelfChecks } from '#knowledge/self-checks/further-languages.ts'
import { jobPreparationSelfChecks } from '#knowledge/self-checks/job-preparation.ts'
import { languagesSelfChecks } from '#knowledge/self-checks/languages.ts'
import { mobilePlatformsSelfChecks } from '#knowledge/self-checks/mobile-platforms.ts'
import { platformsSelfChecks } from '#knowledge/self-checks/platforms.ts'
import { programmingSelfChecks } from '#knowledge/self-checks/programming.ts'
import { systemBuildingSelfChecks } from '#knowledge/self-checks/system-building.ts'
import { workingLifeSelfChecks } from '#knowledge/self-checks/working-life.ts'
import { computerScience } from '#knowledge/skills/computer-science.ts'
import { deliveryPractice } from '#knowledge/skills/delivery-practice.ts'
import { developerTools } from '#knowledge/skills/developer-tools.ts'
import { engineering } from '#knowledge/skills/engineering.ts'
import { furtherLanguages } from '#knowledge/skills/further-languages.ts'
import { jobPreparation } from '#knowledge/skills/job-preparation.ts'
import { languages } from '#knowledge/skills/languages.ts'
import { mobilePlatforms } from '#knowledge/skills/mobile-platforms.ts'
import { platforms } from '#knowledge/skills/platforms.ts'
import { programming } from '#knowledge/skills/programming.ts'
import { systemBuilding } from '#knowledge/skills/system-building.ts'
import { workingLife } from '#knowledge/skills/working-life.ts'
import type { Domain } from '#knowledge/types.ts'
import { softwareEngineerWork } from '#knowledge/work/software-engineer.ts'

export const programmingDomain: Domain = {
  areas: [
    programming,
    languages,
    furtherLanguages,
    computerScience,
    systemBuilding,
    engineering,
    developerTools,
    deliveryPractice,
    mobilePlatforms,
    platforms,
    jobPreparation,
    workingLife,
  ],
  selfChecks: [
    programmingSelfChecks,
    languagesSelfChecks,
    furtherLanguagesSelfChecks,
    computerScienceSelfChecks,
    systemBuildingSelfChecks,
    engineeringSelfChecks,
    developerToolsSelfChecks,
    deliveryPracticeSelfChecks,
    mobilePlatformsSelfChecks,
    platformsSelfChecks,
    jobPreparationSelfChecks,
    workingLifeSelfChecks,
  ],
  careers: [softwareEngineer],
  work: [softwareEngineerWork],
}

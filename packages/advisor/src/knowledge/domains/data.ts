import { dataScientist } from '#knowledge/careers/data-scientist.ts'
import { machineLearningEngineer } from '#knowledge/careers/machine-learning-engineer.ts'
import { businessIntelligenceSelfChecks } from '#knowledge/self-checks/business-intelligence.ts'
import { dataSelfChecks } from '#knowledge/self-checks/data.ts'
import { dataEngineeringSelfChecks } from '#knowledge/self-checks/data-engineering.ts'
import { dataPlatformsSelfChecks } from '#knowledge/self-checks/data-platforms.ts'
import { deepLearningSelfChecks } from '#knowledge/self-checks/deep-learning.ts'
import { languageSelfChecks } from '#knowledge/self-checks/language.ts'
import { languageModelsSelfChecks } from '#knowledge/self-checks/language-models.ts'
import { machineLearningSelfChecks } from '#knowledge/self-checks/machine-learning.ts'
import { mathematicsAndMethodsSelfChecks } from '#knowledge/self-checks/mathematics-and-methods.ts'
import { modelsInServiceSelfChecks } from '#knowledge/self-checks/models-in-service.ts'
import { responsibleDataSelfChecks } from '#knowledge/self-checks/responsible-data.ts'
import { statisticsSelfChecks } from '#knowledge/self-checks/statistics.ts'
import { businessIntelligence } from '#knowledge/skills/business-intelligence.ts'
import { data } from '#knowledge/skills/data.ts'
import { dataEngineering } from '#knowledge/skills/data-engineering.ts'
import { dataPlatforms } from '#knowledge/skills/data-platforms.ts'
import { deepLearning } from '#knowledge/skills/deep-learning.ts'
import { language } from '#knowledge/skills/language.ts'
import { languageModels } from '#knowledge/skills/language-models.ts'
import { machineLearning } from '#knowledge/skills/machine-learning.ts'
import { mathematicsAndMethods } from '#knowledge/skills/mathematics-and-methods.ts'
import { modelsInService } from '#knowledge/skills/models-in-service.ts'
import { responsibleData } from '#knowledge/skills/responsible-data.ts'
import { statistics } from '#knowledge/skills/statistics.ts'
import type { Domain } from '#knowledge/types.ts'
import { dataScientistWork } from '#knowledge/work/data-scientist.ts'
import { machineLearningEngineerWork } from '#knowledge/work/machine-learning-engineer.ts'

export const dataDomain: Domain = {
  areas: [
    data,
    statistics,
    mathematicsAndMethods,
    businessIntelligence,
    dataEngineering,
    dataPlatforms,
    machineLearning,
    deepLearning,
    language,
    languageModels,
    modelsInService,
    responsibleData,
  ],
  selfChecks: [
    dataSelfChecks,
    statisticsSelfChecks,
    mathematicsAndMethodsSelfChecks,
    businessIntelligenceSelfChecks,
    dataEngineeringSelfChecks,
    dataPlatformsSelfChecks,
    machineLearningSelfChecks,
    deepLearningSelfChecks,
    languageSelfChecks,
    languageModelsSelfChecks,
    modelsInServiceSelfChecks,
    responsibleDataSelfChecks,
  ],
  careers: [dataScientist, machineLearningEngineer],
  work: [dataScientistWork, machineLearningEngineerWork],
}

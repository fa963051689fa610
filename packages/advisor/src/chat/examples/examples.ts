import { careerExamples } from '#chat/examples/careers.ts'
import { courseExamples } from '#chat/examples/courses.ts'
import { everydayExamples } from '#chat/examples/everyday.ts'
import { helpAccountExamples, helpPlansExamples, helpPrivacyExamples } from '#chat/examples/help-account.ts'
import {
  helpGettingStartedExamples,
  helpProfileExamples,
  helpRecommendationExamples,
} from '#chat/examples/help-first.ts'
import { helpCoursesExamples, helpProgressExamples, helpRoadmapExamples } from '#chat/examples/help-roadmap.ts'
import { helpAssistantExamples, helpInstitutionsExamples } from '#chat/examples/help-site.ts'
import { homonymExamples } from '#chat/examples/homonym.ts'
import { injectionExamples } from '#chat/examples/injection.ts'
import { moreCareerExamples } from '#chat/examples/more-careers.ts'
import { moreEverydayExamples } from '#chat/examples/more-everyday.ts'
import { more2EverydayExamples } from '#chat/examples/more-everyday-2.ts'
import {
  moreHelpAccountExamples,
  moreHelpPlansExamples,
  moreHelpPrivacyExamples,
} from '#chat/examples/more-help-account.ts'
import { moreHomonymExamples } from '#chat/examples/more-homonym.ts'
import { moreProgressExamples, moreTimeExamples } from '#chat/examples/more-progress-and-time.ts'
import { moreCourtesyExamples, moreRecommendationExamples } from '#chat/examples/more-recommendation.ts'
import { moreNonsenseExamples, moreSensitiveExamples } from '#chat/examples/more-sensitive.ts'
import { moreSkillExamples } from '#chat/examples/more-skills.ts'
import { moreTradeExamples } from '#chat/examples/more-trade.ts'
import { professionExamples } from '#chat/examples/profession.ts'
import { progressExamples, timeExamples } from '#chat/examples/progress-and-time.ts'
import { courtesyExamples, recommendationExamples } from '#chat/examples/recommendation.ts'
import { roadmapExamples } from '#chat/examples/roadmap.ts'
import { nonsenseExamples, sensitiveExamples } from '#chat/examples/sensitive.ts'
import { skillExamples } from '#chat/examples/skills.ts'
import { tradeExamples } from '#chat/examples/trade.ts'

const inside = {
  career: [...careerExamples, ...moreCareerExamples],
  skill: [...skillExamples, ...moreSkillExamples],
  roadmap: roadmapExamples,
  progress: [...progressExamples, ...moreProgressExamples],
  time: [...timeExamples, ...moreTimeExamples],
  course: courseExamples,
  recommendation: [...recommendationExamples, ...moreRecommendationExamples],
  courtesy: [...courtesyExamples, ...moreCourtesyExamples],
  'help:account': [...helpAccountExamples, ...moreHelpAccountExamples],
  'help:plans': [...helpPlansExamples, ...moreHelpPlansExamples],
  'help:privacy': [...helpPrivacyExamples, ...moreHelpPrivacyExamples],
  'help:roadmap': helpRoadmapExamples,
  'help:progress': helpProgressExamples,
  'help:courses': helpCoursesExamples,
  'help:getting-started': helpGettingStartedExamples,
  'help:profile': helpProfileExamples,
  'help:recommendation': helpRecommendationExamples,
  'help:assistant': helpAssistantExamples,
  'help:institutions': helpInstitutionsExamples,
}

const outside = {
  'outside:everyday': [...everydayExamples, ...moreEverydayExamples, ...more2EverydayExamples],
  'outside:trade': [...tradeExamples, ...moreTradeExamples],
  'outside:injection': injectionExamples,
  'outside:homonym': [...homonymExamples, ...moreHomonymExamples],
  'outside:profession': professionExamples,
  'outside:sensitive': [...sensitiveExamples, ...moreSensitiveExamples],
  'outside:nonsense': [...nonsenseExamples, ...moreNonsenseExamples],
}

/** Kinds of questions that are answered: of knowledge, of the learner's own things, and the pages of help. */
export type InsideKind = keyof typeof inside
/** Kinds of questions that belong elsewhere; a homonym is an everyday word that names something here as well. */
export type OutsideKind = keyof typeof outside

/** Example questions of each kind, our own, from which the kind of a question is learned. */
export const examples: ReadonlyMap<InsideKind | OutsideKind, readonly string[]> = new Map([
  ['career', inside['career']],
  ['skill', inside['skill']],
  ['roadmap', inside['roadmap']],
  ['progress', inside['progress']],
  ['time', inside['time']],
  ['course', inside['course']],
  ['recommendation', inside['recommendation']],
  ['courtesy', inside['courtesy']],
  ['help:account', inside['help:account']],
  ['help:plans', inside['help:plans']],
  ['help:privacy', inside['help:privacy']],
  ['help:roadmap', inside['help:roadmap']],
  ['help:progress', inside['help:progress']],
  ['help:courses', inside['help:courses']],
  ['help:getting-started', inside['help:getting-started']],
  ['help:profile', inside['help:profile']],
  ['help:recommendation', inside['help:recommendation']],
  ['help:assistant', inside['help:assistant']],
  ['help:institutions', inside['help:institutions']],
  ['outside:everyday', outside['outside:everyday']],
  ['outside:trade', outside['outside:trade']],
  ['outside:injection', outside['outside:injection']],
  ['outside:homonym', outside['outside:homonym']],
  ['outside:profession', outside['outside:profession']],
  ['outside:sensitive', outside['outside:sensitive']],
  ['outside:nonsense', outside['outside:nonsense']],
])

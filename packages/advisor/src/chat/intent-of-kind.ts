import type { InsideKind } from '@milepost/knowledge/schema'
import { asksOfMaths, careerAspect, careersOf, choosing, skillAspect, stepAspect } from '#chat/aspects.ts'
import { namesTrait, readTraits } from '#chat/career-traits.ts'
import { comparedBy } from '#chat/comparisons.ts'
import { readCourseConditions } from '#chat/course-conditions.ts'
import { courtesyKindOf, courtesyOf } from '#chat/courtesy.ts'
import { findCuedSection, findCuedSectionAnywhere } from '#chat/help-cues.ts'
import type { DialogueState, Intent, TimeTarget } from '#chat/intents.ts'
import { findNearestSection } from '#chat/nearest-section.ts'
import { ownCues as cues } from '#chat/own-cues.ts'
import { readAllCareers, readOwnSteps, readPace, readPlace, readStepAfter } from '#chat/own-questions.ts'
import { ordinals, type ParsedQuestion } from '#chat/question.ts'
import { findSection, readSection } from '#chat/section-questions.ts'
import { readStudyTime } from '#read/study-time.ts'
import { phrases } from '#text/patterns.ts'

const needs = /\b(?:needs?|use[ds]?|useful|require[ds]?|learn|necessary)\b/

/** 'What must I learn to get from support to cloud?' */
const fromTo =
  /\b(?:learn|need|missing|skills?|study)\b.*\bfrom <(?:career|field)> (?:in)?to <(?:career|field)>|\bfrom <(?:career|field)> (?:in)?to <(?:career|field)>.*\b(?:learn|need|missing|skills?|study)\b/

const otherTitleOf = ({ hasOtherTitle }: ParsedQuestion) => (hasOtherTitle ? { byOtherTitle: true } : {})

/**
 * Reads what a question asks about the careers that it names.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns The intent.
 */
export function readCareerIntent(question: ParsedQuestion, state: DialogueState): Intent {
  const careers = careersOf(question)
  const [career] = careers
  const [skill] = question.skills
  // 'Why would a tester need Selenium': what a career needs is asked of the skill.
  const isOfSkill = careers.length === 1 && question.skills.length === 1 && needs.test(question.text)
  if (isOfSkill && skill !== undefined && question.careers.length === 1)
    return { name: 'skill', skill, other: null, aspect: 'careers' }
  if (question.skills.length > 1 && careers.length === 1 && choosing.test(question.text))
    return readSkillIntent(question)
  const [, wanted] = careers
  if (wanted !== undefined && fromTo.test(question.form.join(' ')))
    return { name: 'career', career: wanted, aspect: 'skills' }
  if (careers.length > 1) return { name: 'compare', careers: careers.slice(0, 3), by: comparedBy(question) }
  if (career !== undefined) {
    const aspect = careerAspect(question)
    const { hoursPerWeek } = readStudyTime(question.text)
    return { name: 'career', career, aspect, ...(aspect === 'hours' && { hoursPerWeek }), ...otherTitleOf(question) }
  }
  if (skill !== undefined) return { name: 'skill', skill, other: null, aspect: 'careers' }
  const isTrait = namesTrait(question)
  return state.career !== null &&
    !(isTrait && /^what is the\b/.test(question.text)) &&
    /\b(?:my|this|that|the) (?:\w+ )?(?:career|job|role|work)\b/.test(question.text)
    ? { name: 'career', career: state.career, aspect: careerAspect(question) }
    : (readTraits(question, true) ?? { name: 'careers', ...(isTrait && { hasTrait: true }) })
}

/**
 * Reads what a question asks about the skills that it names.
 *
 * @param question - A question.
 * @returns The intent.
 */
export function readSkillIntent(question: ParsedQuestion): Intent {
  const saving =
    /\b(?:saves?|saved|less time|shorter)\b/.test(question.text) &&
    (skipping.test(question.text) || /\b(?:know|knew|learned|learnt)\b/.test(question.text))
  if (saving && question.skills.length > 0)
    return { name: 'time', target: { kind: 'skipped', skills: question.skills }, said: readStudyTime(question.text) }
  const [skill, other] = question.skills.length > 0 ? question.skills : question.looseSkills
  const [career] = careersOf(question)
  // 'I know Git. What is missing for X?'
  if (
    career !== undefined &&
    /\b(?:missing|lack\w*|still (?:need|have to|to learn)|else do i need|how far|what (?:is |are )?(?:else|next|more|left)|left to learn)\b/.test(
      question.text,
    )
  )
    return { name: 'career', career, aspect: 'skills' }
  if (career !== undefined && asksOfMaths(question)) return { name: 'career', career, aspect: 'maths' }
  if (skill !== undefined) {
    const isBefore = other !== undefined && cues.prerequisites.test(question.text)
    const aspect = isBefore ? 'prerequisites' : skillAspect(question)
    const { hoursPerWeek } = readStudyTime(question.text)
    const more = other !== undefined && choosing.test(question.text) ? question.skills.slice(2, 4) : []
    return {
      name: 'skill',
      skill,
      other: other ?? null,
      aspect,
      ...(more.length > 0 && { more }),
      ...(aspect === 'hours' && { hoursPerWeek }),
    }
  }
  if (career !== undefined) return { name: 'career', career, aspect: careerAspect(question) }
  return { name: 'roadmap', aspect: 'what' }
}

const rankAsked =
  /\b(?:why not|why (?:is|are|am|was)\b.{0,40}\b(?:lower|higher|not|below|above)|(?:should|must) be (?:higher|lower|first|on top)|(?:higher|lower|better|worse) than|rank\w*)\b/

/** 'Why not X', 'X should be higher': a career's place in the learner's ranking. */
function readRank(question: ParsedQuestion): Intent | null {
  const [career] = careersOf(question)
  return career !== undefined && rankAsked.test(question.text)
    ? { name: 'recommendation', career, against: cues.against.test(question.text) || /\bhigher\b/.test(question.text) }
    : null
}

/** 'Did I already do Python?' is about one step. */
function readProgressIntent({ skills, step }: ParsedQuestion, { steps }: DialogueState): Intent {
  const [skill] = skills
  if (step === 'current' || typeof step === 'number') return { name: 'step', step, aspect: 'hours' }
  const isPlanned = steps.some((one) => !one.milestone && skills.length === 1 && one.skills.includes(skill ?? ''))
  if (!isPlanned || skill === undefined) return { name: 'progress' }
  return { name: 'skill', skill, other: null, aspect: 'place' }
}

const ownRoadmap = /\b(?:road ?map|map|plan|path|steps?|list|order|sections?|milestones?|project)\b/

function readRoadmapIntent(question: ParsedQuestion, state: DialogueState): Intent {
  const { text, step, skills } = question
  const [career] = careersOf(question)
  const [skill] = skills
  const [one, other] = [...text.matchAll(/\bsteps? (\d{1,3})\b/g)].map(
    ([, id]) => state.steps.find((each) => each.id === Number(id))?.skills[0],
  )
  if (one !== undefined && other !== undefined && /\b(?:before|after|first|without|skip)\b/.test(text))
    return { name: 'skill', skill: one, other, aspect: 'prerequisites' }
  if (typeof step === 'number' && cues.next.test(text) && /\b(?:finished|completed|done|after)\b/.test(text))
    return { name: 'steps', range: { kind: 'after', step } }
  if (step !== null) return { name: 'step', step, aspect: stepAspect(question) }
  if (cues.next.test(text) && (skill === undefined || /\b(?:finished|completed|done)\b/.test(text)))
    return { name: 'step', step: 'next', aspect: stepAspect(question) }
  if (skill !== undefined)
    return ownRoadmap.test(text) && !cues.build.test(text) && !cues.check.test(text)
      ? { name: 'skill', skill, other: null, aspect: 'place' }
      : readSkillIntent(question)
  if (career !== undefined && career !== state.career) return { name: 'career', career, aspect: 'skills' }
  if (milestoneAsked.test(text) && /\b(?:when|due|next)\b/.test(text)) return readTimeIntent(question, state)
  if (cues.milestones.test(text) || cues.build.test(text) || /\bprojects?\b/.test(text))
    return { name: 'roadmap', aspect: 'milestones' }
  if (cues.roadmapKnown.test(text)) return { name: 'roadmap', aspect: 'known' }
  const cued = /^what (?:is|are|does) (?:an? |the )?(?!my\b)/.test(text) ? findCuedSectionAnywhere(text) : undefined
  if (cued !== undefined) return { name: 'help', address: cued }
  return { name: 'roadmap', aspect: /\bhow (?:many|big|long)\b/.test(text) ? 'size' : 'what' }
}

/** Getting to something, rather than doing it. */
const reaching =
  /(?:\bwhen|\bdate|\bafter how (?:many|long)|\breach|\bget to|arrive at|come to|be at|until|till|up to|start(?:ing)?|begin|be (?:done|through|finished) with|(?:will|can|do) i (?:finish|complete))\b/
const skipping = /\b(?:skip\w*|leave out|left out|drop|remove|without|not do)\b/
const reachedBy =
  /\b(?:how far|how many steps|how much|(?:which|what) (?:step|part|section|milestone)|where)\b.{0,40}\b(?:will|would|can|could|am|do) i\b/
const milestoneAsked = /\b(next|first|second|third|fourth|fifth|last|final) milestone\b/

/**
 * Reads what a question about time asks: of what is named, or else of the whole roadmap.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns The intent.
 */
export function readTimeIntent(question: ParsedQuestion, state: DialogueState): Intent {
  const { text, step, skills } = question
  const said = readStudyTime(text)
  const of = (target: TimeTarget): Intent => ({ name: 'time', target, said })
  const { hoursPerWeek } = said
  const [career] = careersOf(question)
  const [skill, other] = skills
  const milestone = milestoneAsked.exec(text)?.[1]
  if (skill !== undefined && skipping.test(text)) return of({ kind: 'skipped', skills })
  if (said.deadline !== null && reachedBy.test(text)) return of({ kind: 'reached' })
  if (milestone !== undefined) return of({ kind: 'milestone', number: milestoneNumber(milestone) })
  const section = findSection(text, state)
  if (/\b(?:half ?way|half of (?:it|my|the)|at half|the middle of my|50 ?(?:%|percent))/.test(text))
    return of({ kind: 'half' })
  if (section !== undefined) return of({ kind: 'section', name: section })
  if (step !== null)
    return reaching.test(text)
      ? of({ kind: 'step', step })
      : { name: 'step', step, aspect: stepAspect(question), hoursPerWeek }
  const isWhole = skill === undefined || /\b(?:everything|(?:whole|entire) (?:roadmap|plan))\b/.test(text)
  if (isWhole && /\b(?:roadmap|plan|finish\w*|everything)\b/.test(text)) return of({ kind: 'roadmap' })
  if (skill !== undefined)
    return reaching.test(text)
      ? of({ kind: 'skill', skill })
      : { name: 'skill', skill, other: other ?? null, aspect: 'hours', hoursPerWeek }
  if (career !== undefined && career !== state.career) return { name: 'career', career, aspect: 'hours', hoursPerWeek }
  return of({ kind: 'roadmap' })
}

function milestoneNumber(word: string): number | 'next' | 'last' {
  if (word === 'next') return 'next'
  return word === 'last' || word === 'final' ? 'last' : ordinals.indexOf(word) + 1
}

/** 'Free courses list', 'any courses under 2,000'. */
const searching = phrases`
  (?:free|cheap\w*|short\w*|paid|online|all|any|which|more) (?:\w+ )?courses?
  courses? (?:list|on|about|under|below|less than|in (?:tamil|sinhala|english)|available)
`

/** Sections of help that are asked about with the name of a course or a skill. */
const waysToCourses = ['courses#enrolling', 'courses#asking', 'courses#feedback']

function readCourseIntent(question: ParsedQuestion): Intent {
  const { text, step, skills, looseSkills } = question
  const [career] = careersOf(question)
  const section = /\b(?:how|where|can i|way to|possible|for me)\b/.test(text)
    ? findCuedSection('courses', text)
    : undefined
  const isSearch = skills.length > 0 && /\b(?:suggest|recommend|good|best)\b/.test(text)
  if (section !== undefined && waysToCourses.includes(section) && !isSearch) return { name: 'help', address: section }
  if (step !== null) return { name: 'step', step, aspect: 'course' }
  // 'Hours for CSS and HTML together' names no course.
  if (skills.length > 0 && /\bhours?\b/.test(text) && !cues.course.test(text)) return readSkillIntent(question)
  if (skills.length === 0 && career !== undefined) return { name: 'career', career, aspect: 'courses' }
  return { name: 'courses', skills: skills.length > 0 ? skills : looseSkills, conditions: readCourseConditions(text) }
}

export const howTo = phrases`
  how (?:do|can|could|should|to|would)|where (?:do|can|could|should|is|are|to)|can i|could i|am i able
  is it possible|possible to|is there (?:a|any) (?:way|option|button|setting)|any way|way to|want to|wanna
`
/** Topics of help about what a learner does on a screen, beside what they learn. */
const screenTopics = ['roadmap', 'progress', 'courses', 'account', 'profile']
/** Sections that only a question of that kind is about. */
const ownSections = ['courses#finding', 'courses#links', 'roadmap#steps', 'roadmap#known-skills', 'roadmap#requests']

const sharing =
  /\b(?:share|send|show) (?:\w+ ){0,3}(?:progress|roadmap|plan|road map|steps|it)\b.{0,20}\b(?:with|to)\b(?! me\b)/
/** How to do something on a screen, asked with the name of a skill or a career. */
function readUse(kind: InsideKind, { text }: ParsedQuestion): Intent | null {
  if (sharing.test(text) && howTo.test(text)) return { name: 'help', address: 'roadmap#sharing' }
  if (kind.startsWith('help:') || kind === 'courtesy' || kind === 'time' || !howTo.test(text)) return null
  const address = screenTopics
    .map((topic) => findCuedSection(topic, text))
    .find((found) => found !== undefined && !ownSections.includes(found))
  return address === undefined ? null : { name: 'help', address }
}

/** 'When do I get to Django?' */
const whenAsked = /\b(?:when|what date|which month|how soon)\b.{0,24}\b(?:i|my)\b/

/** 'I need the advanced level of Java. Got one?' */
const offered = /\b(?:got|(?:do|did) you have|you have|have you|offer) (?:one|any|anything|something)\b/

/** Sections with the figures of each plan, by their topic. */
const limitsOfPlans = ['courses#enrolling', 'assistant#limits', 'roadmap#regenerating']

function readHelpIntent(topic: string, { text }: ParsedQuestion): Intent {
  const limit = limitsOfPlans.find((section) => findCuedSection(section.split('#')[0] ?? '', text) === section)
  if (topic === 'plans' && limit !== undefined) return { name: 'help', address: limit }
  const address = findCuedSection(topic, text) ?? findCuedSectionAnywhere(text) ?? findNearestSection(topic, text)
  return address === null ? { name: 'unclear' } : { name: 'help', address }
}

/**
 * Reads what a question of a known kind asks for.
 *
 * @param kind - The question's kind.
 * @param question - The question.
 * @param state - What is known of the learner.
 * @returns The intent.
 */
export function intentOfKind(kind: InsideKind, question: ParsedQuestion, state: DialogueState): Intent {
  const { text } = question
  const isHelp = kind.startsWith('help:')
  const own =
    readPace(question) ??
    (isHelp ? null : readOwnSteps(question)) ??
    readPlace(question) ??
    readAllCareers(question) ??
    readStepAfter(question, state) ??
    readSection(question, state) ??
    readUse(kind, question)
  if (own !== null) return own
  const offering = /\b(?:teach\w*|offers?|gives?|runs?|has|have|best|good)\b/
  if (kind === 'help:institutions' && question.skills.length > 0 && offering.test(text))
    return readCourseIntent(question)
  if (kind === 'help:courses' && searching.test(text) && !howTo.test(text) && !cues.why.test(text))
    return readCourseIntent(question)
  if (
    isHelp &&
    question.skills.length > 0 &&
    cues.time.test(text) &&
    findCuedSection(kind.slice(5), text) === undefined
  )
    return readTimeIntent(question, state)
  switch (kind) {
    case 'career':
      return readRank(question) ?? readCareerIntent(question, state)
    case 'skill':
      if (offered.test(text)) return readCourseIntent(question)
      if (whenAsked.test(text) && readProgressIntent(question, state).name === 'skill')
        return readTimeIntent(question, state)
      return readRank(question) ?? readSkillIntent(question)
    case 'roadmap':
      return readRoadmapIntent(question, state)
    case 'course':
      return readCourseIntent(question)
    case 'recommendation': {
      const [skill] = question.skills
      if (skill !== undefined && careersOf(question).length === 0 && /\bwhy\b/.test(text))
        return { name: 'skill', skill, other: null, aspect: 'place' }
      if (careersOf(question).length > 0 && /\bhow (?:long|many hours)\b/.test(text))
        return readTimeIntent(question, state)
      return {
        name: 'recommendation',
        career: careersOf(question)[0] ?? null,
        against: cues.against.test(question.text),
      }
    }
    case 'progress':
      return /^(?:\w+ )?(?:when|how long|what date|which month)\b/.test(text)
        ? readTimeIntent(question, state)
        : readProgressIntent(question, state)
    case 'time':
      return readTimeIntent(question, state)
    case 'courtesy':
      if (courtesyOf(question) === null && /\b(?:does|do|is|can|how|what|which|why|should)\b/.test(text))
        return { name: 'unclear' }
      return courtesyOf(question) ?? { name: 'courtesy', kind: courtesyKindOf(question.text) }
    default:
      return readHelpIntent(kind.slice('help:'.length), question)
  }
}

import type { InsideKind } from '@milepost/knowledge/schema'
import { careerAspect, careersOf, readCourseCriterion, skillAspect, stepAspect } from '#chat/aspects.ts'
import { courtesyKindOf, courtesyOf } from '#chat/courtesy.ts'
import { findCuedSection } from '#chat/help-cues.ts'
import type { DialogueState, Intent } from '#chat/intents.ts'
import { findNearestSection } from '#chat/nearest-section.ts'
import { ownCues as cues } from '#chat/own-cues.ts'
import type { ParsedQuestion } from '#chat/question.ts'

const needs = /\b(?:needs?|use[ds]?|useful|require[ds]?|learn|necessary)\b/

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
  if (careers.length > 1) return { name: 'compare', careers: careers.slice(0, 3) }
  if (career !== undefined) return { name: 'career', career, aspect: careerAspect(question) }
  if (skill !== undefined) return { name: 'skill', skill, other: null, aspect: 'careers' }
  return state.career !== null && /\b(?:my|this|that|the) (?:\w+ )?(?:career|job|role|work)\b/.test(question.text)
    ? { name: 'career', career: state.career, aspect: careerAspect(question) }
    : { name: 'careers' }
}

/**
 * Reads what a question asks about the skills that it names.
 *
 * @param question - A question.
 * @returns The intent.
 */
export function readSkillIntent(question: ParsedQuestion): Intent {
  const [skill, other] = question.skills.length > 0 ? question.skills : question.looseSkills
  const [career] = careersOf(question)
  if (skill !== undefined) {
    const isBefore = other !== undefined && cues.prerequisites.test(question.text)
    return { name: 'skill', skill, other: other ?? null, aspect: isBefore ? 'prerequisites' : skillAspect(question) }
  }
  if (career !== undefined) return { name: 'career', career, aspect: careerAspect(question) }
  return { name: 'roadmap', aspect: 'what' }
}

const ownRoadmap = /\b(?:road ?map|map|plan|path|steps?|list|order|sections?|milestones?|project)\b/

function readRoadmapIntent(question: ParsedQuestion, state: DialogueState): Intent {
  const { text, step, skills } = question
  const [career] = careersOf(question)
  const [skill] = skills
  if (step !== null) return { name: 'step', step, aspect: stepAspect(question) }
  if (cues.next.test(text) && (skill === undefined || /\b(?:finished|completed|done)\b/.test(text)))
    return { name: 'step', step: 'next', aspect: stepAspect(question) }
  if (skill !== undefined)
    return ownRoadmap.test(text) ? { name: 'skill', skill, other: null, aspect: 'place' } : readSkillIntent(question)
  if (career !== undefined && career !== state.career) return { name: 'career', career, aspect: 'skills' }
  if (cues.milestones.test(text)) return { name: 'roadmap', aspect: 'milestones' }
  if (cues.roadmapKnown.test(text)) return { name: 'roadmap', aspect: 'known' }
  return { name: 'roadmap', aspect: /\bhow (?:many|big|long)\b/.test(text) ? 'size' : 'what' }
}

/** The time for what is named, or else for the whole roadmap. */
function readTimeIntent(question: ParsedQuestion, state: DialogueState): Intent {
  const { text, step, skills } = question
  const [career] = careersOf(question)
  const [skill, other] = skills
  if (typeof step === 'number') return { name: 'step', step, aspect: stepAspect(question) }
  if (/\b(?:roadmap|plan|finish\w*|everything)\b/.test(text)) return { name: 'time' }
  if (skill !== undefined) return { name: 'skill', skill, other: other ?? null, aspect: 'hours' }
  if (career !== undefined && career !== state.career) return { name: 'career', career, aspect: 'hours' }
  return { name: 'time' }
}

function readCourseIntent(question: ParsedQuestion): Intent {
  const { text, step, skills, looseSkills } = question
  const [career] = careersOf(question)
  if (step !== null) return { name: 'step', step, aspect: 'course' }
  if (skills.length === 0 && career !== undefined) return { name: 'career', career, aspect: 'courses' }
  return { name: 'courses', skills: skills.length > 0 ? skills : looseSkills, criterion: readCourseCriterion(text) }
}

function readHelpIntent(topic: string, { text }: ParsedQuestion): Intent {
  return { name: 'help', address: findCuedSection(topic, text) ?? findNearestSection(topic, text) }
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
  switch (kind) {
    case 'career':
      return readCareerIntent(question, state)
    case 'skill':
      return readSkillIntent(question)
    case 'roadmap':
      return readRoadmapIntent(question, state)
    case 'course':
      return readCourseIntent(question)
    case 'recommendation':
      return {
        name: 'recommendation',
        career: careersOf(question)[0] ?? null,
        against: cues.against.test(question.text),
      }
    case 'progress':
      return { name: 'progress' }
    case 'time':
      return readTimeIntent(question, state)
    case 'courtesy':
      return courtesyOf(question) ?? { name: 'courtesy', kind: courtesyKindOf(question.text) }
    default:
      return readHelpIntent(kind.slice('help:'.length), question)
  }
}

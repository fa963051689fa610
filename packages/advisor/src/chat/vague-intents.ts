import { findCuedSectionAnywhere } from '#chat/help-cues.ts'
import { howTo } from '#chat/intent-of-kind.ts'
import type { Intent } from '#chat/intents.ts'
import { ownCues as cues } from '#chat/own-cues.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { phrases } from '#text/patterns.ts'

/* Recognises intents that a kind leads to when the question says little of it. A section of help with a cue is nearer then. Locale: 'en'. */

const ofRoadmap = phrases`road ?map|map|plan|path|steps?|sections?|parts|overview|curriculum|syllabus`
const ofRanking = phrases`fits?|recommend\w*|suits?|suggest\w*|rank\w*|match\w*|best|career|careers|choose|score`
const ofCareers = phrases`(?:which|what|list|all|how many|show)\b.{0,24}\b(?:careers|jobs|professions|roles|fields|options)`
const ofCourses = phrases`(?:which|what|any|list|show|all|free|cheap\w*|my|linked) (?:\w+ ){0,2}(?:courses?|class(?:es)?)`

/** Whether nothing but the kind of the question led to the intent. */
function isVague(intent: Intent, { text }: ParsedQuestion): boolean {
  switch (intent.name) {
    case 'careers':
      return (
        intent.extreme === undefined && intent.like === undefined && intent.hasTrait !== true && !ofCareers.test(text)
      )
    case 'roadmap':
      return intent.aspect === 'what' && (!ofRoadmap.test(text) || howTo.test(text))
    case 'time':
      return intent.target.kind === 'roadmap' && !cues.time.test(text)
    case 'progress':
      return !cues.progress.test(text) && !/\b(?:how (?:many|much|far)|where)\b/.test(text)
    case 'recommendation':
      return intent.career === null && intent.place === undefined && !ofRanking.test(text)
    case 'courses':
      return intent.skills.length === 0 && !ofCourses.test(text)
    case 'unclear':
      return true
    case 'courtesy':
      return intent.kind === 'ok'
    case 'declined':
      return intent.topic === 'unknown' || intent.topic === 'opinion' || intent.topic === 'everyday'
    default:
      return false
  }
}

/**
 * Puts the section of help that a question has a cue of in the place of an intent that says little.
 *
 * @param intent - What the question was read as.
 * @param question - The question.
 * @returns The section of help, or the intent.
 */
export function makeCertain(intent: Intent, question: ParsedQuestion): Intent {
  const isStrange = intent.name === 'declined' && question.unknownCount > 1 && !howTo.test(question.text)
  if (question.language !== null || isStrange || !isVague(intent, question)) return intent
  const address = findCuedSectionAnywhere(question.text)
  return address === undefined ? intent : { name: 'help', address }
}

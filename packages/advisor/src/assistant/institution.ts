import { ordinaryWords } from '#assistant/spelling.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/* Reads the name of an institution in a question for courses: 'does the Northern Institute teach Java?'. Locale: 'en'. */

const kind = anyOf`institutes?|institutions?|universit(?:y|ies)|colleges?|academy|campus|polytechnic`
const ordinary = anyOf`
  the|an?|any|this|that|these|those|you|your|we|they|it|i|my|our|milepost|there|here|courses?|catalogue|which|what|who|and|or|in|on|for|to
  is|are|do|does|did|have|has|can|free|one|some|all|each|every|best|good|steps?|roadmap|beginners?|home|scratch|zero|government|private|local
  other|another|same|different|first|now|how|when|where|why|many|much|more|most|from|by|at|of|with|about|me|us|approved|registered|offer\w*
  near|cheap\w*|expensive|weeks?|months?|hours?|rupees|tamil|sinhala|english|online|popular|top|two|both|single|only|people|someone
  teach\w*|give|gives|run|runs|provide\w*
`
const nameWord = String.raw`(?!${ordinary}\b)[a-z][\w&.-]*`
const name = `${nameWord}(?: ${nameWord}){0,3}`
const patterns = [
  String.raw`\b((?:${nameWord} ){1,4}${kind})\b`,
  String.raw`\b(${kind} of ${name})\b`,
  String.raw`\b(?:does|do|is|are|has) (?:the )?(${name}) (?:have|has|offer\w*|teach\w*|give|provide|run|conduct|got|on here|here|listed|in (?:the|your|this) (?:list|catalogue|site|app))\b`,
  String.raw`\b(?:courses?|classes|anything) (?:\w+ )?(?:by|from|offered by|given by|at|of) (?:the )?(${name})\W*$`,
].map((source) => new RegExp(source))

const ofCourses = phrases`courses?|classes|class|offer\w*|teach\w*|list|catalogue|anything|programmes?|programs?|here`
/** Joining a school, or the institution's own work here. */
const otherMatter = phrases`admission|degrees?|entry|get in(?:to)?|apply|join\w*|enrol\w*|register\w*|send|form|add|become|my (?:institute|university|college|school)|certificates?`

const names: ReadonlySet<string> = new Set(
  [...knowledge.skills.values()].flatMap(({ name: own, aliases }) => [own, ...aliases].map((one) => one.toLowerCase())),
)

/**
 * Reads the institution that a question for courses names.
 *
 * @param text - The question's words in lower case.
 * @returns Words of its name, without what kind of institution it is. Null where the question names none.
 */
export function readInstitution(text: string): string | null {
  if (!ofCourses.test(text) || otherMatter.test(text)) return null
  const found = patterns.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined)
  const words = (found ?? '')
    .split(' ')
    .filter((word) => word !== '' && word !== 'of' && !new RegExp(`^${kind}$`).test(word))
  const own = words.join(' ')
  return words.some((word) => !ordinaryWords().has(word)) && !names.has(own) ? own : null
}

import type { CareerId } from '@milepost/contract/careers'
import { careers } from '@milepost/contract/careers'
import { knowledge } from '#knowledge/knowledge.ts'
import { createPhraseTagger } from '#text/phrase-tagger.ts'

/** Further ways to name the job in a question. Locale: 'en'. */
const names: Readonly<Record<CareerId, readonly string[]>> = {
  'software-engineer': ['software engineers', 'software development', 'coder', 'swe', 'software dev', 'software engg'],
  'frontend-developer': [
    'front end',
    'frontend',
    'front end development',
    'frontend development',
    'front end web',
    'frontend dev',
    'web development',
  ],
  'backend-developer': [
    'back end',
    'backend',
    'backend development',
    'back end development',
    'backend dev',
    'server side development',
  ],
  'full-stack-developer': ['fullstack', 'full stack development', 'full stack dev', 'fullstack development'],
  'data-scientist': ['data science', 'data analytics', 'data analysis', 'data analyst'],
  'machine-learning-engineer': [
    'ml developer',
    'ai ml engineer',
    'ai/ml engineer',
    'machine learning developer',
    'machine learning engineering',
    'machine learning specialist',
    'ml engineering',
  ],
  'cybersecurity-analyst': [
    'cybersecurity',
    'cyber security',
    'information security',
    'ethical hacker',
    'security analysis',
    'cyber analyst',
    'cybersecurity professional',
    'cyber security expert',
    'soc analyst',
    'pentester',
    'infosec',
  ],
  'devops-engineer': ['devops', 'dev ops', 'dev ops engineer', 'sre', 'site reliability', 'devops engineering'],
  'ui-ux-designer': [
    'ui ux designer',
    'ui ux',
    'ui/ux',
    'ux',
    'ux design',
    'ui design',
    'ux/ui',
    'ui/ux design',
    'ui ux design',
    'ui and ux designer',
    'user experience design',
    'product design',
  ],
  'product-manager': ['product management', 'pm', 'product manager role'],
  'qa-engineer': ['qa', 'quality assurance', 'software testing', 'qa testing', 'tester', 'qa automation', 'sdet'],
  'it-support-specialist': [
    'it support',
    'help desk',
    'helpdesk',
    'desktop support',
    'it helpdesk',
    'tech support',
    'it support person',
  ],
  'cloud-engineer': ['cloud engineering', 'cloud computing', 'cloud', 'cloud developer'],
}

/** Names of fields of knowledge too. They name a career only where the question is about work. */
const alsoFields = new Set(
  'software testing|quality assurance|it support|help desk|helpdesk|cybersecurity|cyber security|information security|infosec|cloud computing|data analysis|data analytics|ux|ux design|ui design|ui/ux|ui ux|product management|product design|user experience design|sre|site reliability|devops|data science|machine learning|web development|software development|qa testing|pm|cloud|sdet|frontend|backend|front end|back end'.split(
    '|',
  ),
)

/** Finds careers by job names. */
export const careerTagger = createPhraseTagger(
  [...knowledge.careers.values()].flatMap(({ id, titles }) =>
    [...new Set([...titles, ...names[id]])].map((text) => ({ text, id, weak: false })),
  ),
)

/** Finds fields that share their name with a career and a skill. */
export const fieldTagger = createPhraseTagger([
  { text: 'machine learning', id: 'machine-learning-engineer', weak: false },
  { text: 'ml', id: 'machine-learning-engineer', weak: false },
  { text: 'ai', id: 'machine-learning-engineer', weak: false },
  { text: 'artificial intelligence', id: 'machine-learning-engineer', weak: false },
])

/**
 * Tells whether words that name a career also name a field of knowledge.
 *
 * @param quote - The words.
 * @returns True where they do.
 */
export function isAlsoField(quote: string): boolean {
  return alsoFields.has(quote.toLowerCase())
}

/**
 * Tells whether an id is a career's.
 *
 * @param id - Any id.
 * @returns True where it is.
 */
export function isCareerId(id: string): id is CareerId {
  return careers.some((career) => career.id === id)
}

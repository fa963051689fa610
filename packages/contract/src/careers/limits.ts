/** The careers Milepost advises on, in the order the wizard lists them. */
export const careers = [
  { id: 'software-engineer', title: 'Software Engineer' },
  { id: 'frontend-developer', title: 'Frontend Developer' },
  { id: 'backend-developer', title: 'Backend Developer' },
  { id: 'full-stack-developer', title: 'Full Stack Developer' },
  { id: 'data-scientist', title: 'Data Scientist' },
  { id: 'machine-learning-engineer', title: 'Machine Learning Engineer' },
  { id: 'cybersecurity-analyst', title: 'Cybersecurity Analyst' },
  { id: 'devops-engineer', title: 'DevOps Engineer' },
  { id: 'ui-ux-designer', title: 'UI/UX Designer' },
  { id: 'product-manager', title: 'Product Manager' },
  { id: 'qa-engineer', title: 'QA Engineer' },
  { id: 'it-support-specialist', title: 'IT Support Specialist' },
  { id: 'cloud-engineer', title: 'Cloud Engineer' },
] as const
export type CareerTitle = (typeof careers)[number]['title']
export type CareerId = (typeof careers)[number]['id']

/** The answer of someone who prefers none of the careers yet. */
export const undecided = "I'm not sure yet"

/** A preferred career as the wizard asks for it. */
type CareerPreference = CareerTitle | typeof undecided

export const careerIds = careers.map((career) => career.id) as [CareerId, ...CareerId[]]
export const careerTitles = careers.map((career) => career.title) as [CareerTitle, ...CareerTitle[]]

export const careerPreferences = [undecided, ...careerTitles] as [CareerPreference, ...CareerPreference[]]

const idsByTitle = new Map<string, CareerId>(careers.map((career) => [career.title, career.id]))
const titlesById = new Map<string, CareerTitle>(careers.map((career) => [career.id, career.title]))

/**
 * Looks up the career that a learner prefers.
 *
 * @param preference - The answer to the wizard's question.
 * @returns The career's id, or null for someone who is not sure yet.
 */
export function preferredCareerOf(preference: CareerPreference): CareerId | null {
  return idsByTitle.get(preference) ?? null
}

/**
 * Looks up a career's English title.
 *
 * @param id - A career's id.
 * @returns The title.
 */
export function careerTitleOf(id: CareerId): CareerTitle {
  return titlesById.get(id) ?? careers[0].title
}

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

export type CareerId = (typeof careers)[number]['id']
export type CareerTitle = (typeof careers)[number]['title']

export const careerIds = careers.map((career) => career.id) as [CareerId, ...CareerId[]]
export const careerTitles = careers.map((career) => career.title) as [CareerTitle, ...CareerTitle[]]

const idsByTitle = new Map<string, CareerId>(careers.map((career) => [career.title, career.id]))
const titlesById = new Map<string, CareerTitle>(careers.map((career) => [career.id, career.title]))

/**
 * Looks up a career's stable id.
 *
 * @param title - One of the titles as the wizard shows it.
 * @returns The id.
 */
export function careerIdOf(title: CareerTitle): CareerId {
  return idsByTitle.get(title) ?? careers[0].id
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

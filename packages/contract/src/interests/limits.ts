/** What visitors who try it out may say they know, as it would be written in the wizard. Saying nothing is fine, too. */
export const experienceExamples = [
  'Word, Excel and PowerPoint',
  'HTML and CSS',
  'JavaScript',
  'Python',
  'Java',
  'SQL',
  'Software testing',
  'Linux',
  'Figma',
] as const
export type ExperienceExample = (typeof experienceExamples)[number]

/** Hours a week that visitors choose from. */
export const hoursPerWeekExamples = [2, 5, 10, 20] as const

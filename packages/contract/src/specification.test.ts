import { expect, test } from 'vitest'
import { careers } from '#careers/limits.ts'
import { courseCategories, courseDifficulties, courseModes, coursePriceBands } from '#course-requests/limits.ts'
import { courseStatuses } from '#courses/limits.ts'
import { maxStars, sampleFeedbackTargets } from '#feedback/limits.ts'
import { institutionRequestStatuses } from '#institutions/limits.ts'
import { monthlyPrices, paidPlans } from '#plans.ts'
import { budgetLabels, educationLevels, genders, interestAreas, studyLanguages } from '#profiles/limits.ts'
import { stepStatuses } from '#progress/limits.ts'
import { roles } from '#roles.ts'

/** The closed lists of the specification's sections 3 and 9, as it has them: parts by a comma that none of them has. */
const specified: readonly [string, readonly string[], string][] = [
  [
    'course categories',
    courseCategories,
    'Web Development, Mobile App Development, Data Science, Machine Learning, Artificial Intelligence, Cybersecurity, Cloud Computing, DevOps, ' +
      'UI/UX Design, Blockchain, Game Development, AR/VR, Digital Marketing, ' +
      'IT Project Management, Computer Networking, Database Administration, Software Testing, Embedded Systems',
  ],
  [
    'course price bands',
    coursePriceBands,
    'No Cost, Below ₹1,000, ₹1,000 - ₹5,000, ₹5,000 - ₹10,000, ₹10,000 - ₹50,000, ' +
      '₹50,000 - ₹1 Lakh, ₹1 Lakh - ₹5 Lakhs, ₹5 Lakhs - ₹10 Lakhs, ₹10 Lakhs - ₹20 Lakhs, ₹20 Lakhs or above',
  ],
  ['difficulties', courseDifficulties, 'Beginner, Intermediate, Advanced'],
  ['modes', courseModes, 'Online, Offline, Hybrid'],
  ['genders', genders, 'Male, Female, Other'],
  [
    'interest areas',
    interestAreas,
    'Problem Solving, Design, Mathematics, Communication, Research, Teamwork, Leadership, Innovation, Security, Artificial Intelligence, Data Analysis, Cloud Computing',
  ],
  ['education levels', educationLevels, 'High School, Diploma, Undergraduate, Postgraduate, Other'],
  ['study languages', studyLanguages, 'English, Tamil, Sinhala'],
  [
    'budgets',
    budgetLabels,
    'No Cost, Up to ₹5,000, ₹5,000 - ₹25,000, ₹25,000 - ₹1 Lakh, ₹1 Lakh - ₹5 Lakhs, ₹5 Lakhs - ₹10 Lakhs, ₹10 Lakhs - ₹20 Lakhs, Above ₹20 Lakhs',
  ],
  ['roles', roles, 'student, institution, admin'],
  ['course states', courseStatuses, 'pending, approved, rejected'],
  ['institution request states', institutionRequestStatuses, 'pending, approved, rejected'],
  ['step states', stepStatuses, 'not_started, ongoing, done'],
  ['paid plans', paidPlans, 'pro, premium'],
  [
    'feedback’s sample courses',
    sampleFeedbackTargets.course,
    'Fullstack Web Dev, AI Career Pathing, Cybersecurity Essentials',
  ],
]

test.each(specified)('%s are those of the specification', (_, ours, theirs) => {
  expect([...ours].sort()).toEqual(theirs.split(/, (?!\d{3}\b)/).sort())
})

test('the careers are those of the specification', () => {
  const theirs =
    'Software Engineer, Frontend Developer, Backend Developer, Full Stack Developer, Data Scientist, Machine Learning Engineer, ' +
    'Cybersecurity Analyst, DevOps Engineer, UI/UX Designer, Product Manager, QA Engineer, IT Support Specialist, Cloud Engineer'
  expect(careers.map(({ title }) => title)).toEqual(theirs.split(', '))
})

test('prices, stars and samples are as specified', () => {
  expect(monthlyPrices).toEqual({ pro: { USD: 999, LKR: 99_000 }, premium: { USD: 1999, LKR: 199_000 } })
  expect(maxStars).toBe(5)
  expect(sampleFeedbackTargets.institution).toHaveLength(3)
})

export const courseCategories = [
  'Web Development',
  'Mobile App Development',
  'Data Science',
  'Machine Learning',
  'Artificial Intelligence',
  'Cybersecurity',
  'Cloud Computing',
  'DevOps',
  'UI/UX Design',
  'Blockchain',
  'Game Development',
  'AR/VR',
  'Digital Marketing',
  'IT Project Management',
  'Computer Networking',
  'Database Administration',
  'Software Testing',
  'Embedded Systems',
] as const
export const courseDifficulties = ['Beginner', 'Intermediate', 'Advanced'] as const
export const courseModes = ['Online', 'Offline', 'Hybrid'] as const
export const coursePriceBands = [
  'No Cost',
  'Below ₹1,000',
  '₹1,000 - ₹5,000',
  '₹5,000 - ₹10,000',
  '₹10,000 - ₹50,000',
  '₹50,000 - ₹1 Lakh',
  '₹1 Lakh - ₹5 Lakhs',
  '₹5 Lakhs - ₹10 Lakhs',
  '₹10 Lakhs - ₹20 Lakhs',
  '₹20 Lakhs or above',
] as const

export const courseRequestStates = ['requested', 'planned', 'added', 'declined'] as const
export type CourseRequestState = (typeof courseRequestStates)[number]

export const maxCourseNameLength = 200

/** The addresses of the product's pages: the web application routes by them and the server knows from them which exist. */
export const pages = {
  home: '/',
  login: '/login',
  signUp: '/signup',
  dashboard: '/dashboard',
  courses: '/dashboard/courses',
  roadmap: '/dashboard/roadmap',
  recommendation: '/dashboard/recommendation',
  career: '/dashboard/careers/:careerId',
  sources: '/sources',
  roadmapAlone: '/roadmap',
  profileWizard: '/userdetails',
  admin: '/admin',
  institution: '/institution',
  unauthorized: '/unauthorized',
} as const

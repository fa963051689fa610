import type { Career } from '#knowledge/types.ts'

export const fullStackDeveloper: Career = {
  locale: 'en',
  id: 'full-stack-developer',
  summary:
    'Builds whole web products, from the page in the browser to the API and the database behind it, and brings them online.',
  interests: {
    'Problem Solving': 3,
    Design: 2,
    Innovation: 2,
    Teamwork: 1,
  },
  education: {
    'High School': 'enough',
    Diploma: 'enough',
    Undergraduate: 'enough',
    Postgraduate: 'enough',
    Other: 'enough',
  },
  titles: [
    'full stack developer',
    'fullstack developer',
    'full stack engineer',
    'full stack web developer',
    'mern developer',
    'mern stack developer',
    'web application developer',
    'full stack',
  ],
  keywords: [
    'full stack',
    'fullstack',
    'end to end web',
    'web applications',
    'web application',
    'both frontend and backend',
    'frontend and backend',
    'whole product',
    'complete web',
    'client and server',
    'front and back end',
    'entire web',
    'from database to browser',
  ],
  related: ['frontend-developer', 'backend-developer', 'software-engineer'],
  alternatives: { react: ['vue', 'angular'], nodejs: ['django', 'spring-boot', 'dotnet'] },
  phases: {
    foundation: {
      section: 'Foundations of the web',
      skills: {
        html: 3,
        css: 3,
        'responsive-design': 2,
        'programming-fundamentals': 2,
        'command-line': 2,
        git: 3,
      },
      milestone: {
        label: 'Publish a responsive site',
        description: 'Put structure, style and Git together in one public site.',
        details:
          'Build a site of four pages for a real club or shop, publish it on a free host and check it on two phones. The history in Git should tell how it grew.',
        hours: 15,
      },
    },
    core: {
      section: 'Frontend',
      skills: {
        javascript: 3,
        'browser-apis': 2,
        typescript: 2,
        react: 3,
      },
      milestone: {
        label: 'Build an app in the browser',
        description: 'Show an app with several screens and real data.',
        details:
          'Build an app on a public API with list, details and a form. Show states for loading, empty and failed, and let three people use it while you watch.',
        hours: 20,
      },
    },
    specialise: {
      section: 'Backend and data',
      skills: {
        http: 2,
        sql: 3,
        databases: 2,
        nodejs: 3,
        'rest-apis': 3,
        authentication: 2,
        'unit-testing': 2,
        docker: 2,
        'continuous-integration': 2,
        'state-management': 1,
        nosql: 1,
        nextjs: 1,
        accessibility: 1,
        'frontend-testing': 1,
        graphql: 1,
        caching: 1,
        websockets: 1,
        'cloud-fundamentals': 1,
      },
      milestone: {
        label: 'Ship a whole product',
        description: 'Show one product you built from database to browser.',
        details:
          'Build and deploy a product with sign-in, at least three kinds of records and two roles. Five real people use it for a week; you list what they reported and what you changed.',
        hours: 35,
      },
    },
    'job-ready': {
      section: 'Ready for the job',
      skills: {
        'code-review': 2,
        agile: 1,
        'portfolio-site': 2,
        'coding-interviews': 2,
        'job-applications': 2,
        'open-source': 1,
        'api-security': 1,
      },
      milestone: {
        label: 'Present your product like a founder',
        description: 'Tell what you built, for whom and how.',
        details:
          'Record a five-minute walk through your product: the problem, the screens, the data model and one fault you are proud to have found. Link it first in your portfolio.',
        hours: 10,
      },
    },
  },
}

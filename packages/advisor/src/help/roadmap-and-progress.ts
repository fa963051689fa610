import { pages } from '@milepost/contract/pages'
import { planTerms } from '@milepost/contract/plans'
import type { ProductHelpTopic } from '#help/product-help-topic.ts'

/** Pages of help on the roadmap, progress and courses. Locale: 'en'. */
export const roadmapAndProgress: readonly ProductHelpTopic[] = [
  {
    id: 'roadmap',
    title: 'Your roadmap',
    summary: 'Steps, milestones, hours, and how a roadmap changes.',
    screens: [pages.roadmap, pages.roadmapAlone, pages.roadmapPrint, pages.shared, pages.careerPath],
    routes: [
      'getRoadmap',
      'correctSkill',
      'setPace',
      'previewRoadmap',
      'createRoadmap',
      'listRoadmapVersions',
      'restoreRoadmapVersion',
      'shareRoadmap',
      'endShare',
      'getSharedRoadmap',
      'getCareerDiagram',
      'saveCardPositions',
    ],
    sections: [
      {
        id: 'steps',
        heading: 'Steps and milestones',
        paragraphs: [
          'A roadmap has sections with numbered steps. A step comes after the steps it rests on, says what to learn, what to build and how to check it, and how many hours it takes.',
          'A milestone closes each section: a piece of work that shows what you have learned. The hours are our own estimates: a measure of length, not a promise. On career pages the hours are those of a beginner after school.',
        ],
      },
      {
        id: 'known-skills',
        heading: 'I know this already',
        paragraphs: [
          'What your answers show you to know is left out of the roadmap. On any step that teaches a skill you can press I know this already: some questions with answers let you check yourself, and then you decide whether the step goes or stays.',
          'The roadmap lists the skills that were left out. If one of them is wrong, press I don’t know this after all and its step comes back.',
        ],
      },
      {
        id: 'pace',
        heading: 'Hours a week and your finish date',
        paragraphs: [
          'On the roadmap page say how many hours a week you can study, from 1 to 80. Milepost then shows around which day you arrive and when you reach each milestone. A step in progress counts half, here and wherever we say how many hours are left. You can change the hours or take them back at any time.',
        ],
      },
      {
        id: 'regenerating',
        heading: 'A new roadmap',
        paragraphs: [
          'Press Regenerate Roadmap to see what a new one would change. Nothing changes until you accept it.',
          'After an answer that matters has changed, and when you switch careers, a new roadmap is free, twice a week together. Further ones, and another one from the same answers, are part of Pro and Premium. You can choose a plan under Plans.',
        ],
      },
      {
        id: 'versions',
        heading: 'Earlier versions',
        paragraphs: [
          'Whenever your roadmap changes, the one before is kept under Earlier versions on the roadmap page. You can look at it and restore it; finished steps stay finished.',
        ],
      },
      {
        id: 'sharing',
        heading: 'Printing and sharing',
        paragraphs: [
          'On the roadmap page you can print your roadmap or save it as a PDF. You can also make a link to share it. The link shows your first name, your career, the steps and how far you are. You can end a link at any time.',
        ],
      },
      {
        id: 'diagram',
        heading: 'Career Path',
        paragraphs: [
          'Generate AI Path in the menu shows the same roadmap as a diagram. You can move its cards, and they stay where you put them.',
        ],
      },
    ],
  },
  {
    id: 'progress',
    title: 'Your progress',
    summary: 'Marking steps, and what happens to the marks.',
    screens: [pages.roadmap, pages.dashboard, pages.analytics],
    routes: ['saveProgress', 'getAnalytics', 'deleteActivityEvents'],
    sections: [
      {
        id: 'marking',
        heading: 'Marking steps',
        paragraphs: [
          'Each step on the roadmap page has a state: Not started, Ongoing or Done. Choose it at the step; it is saved as you go, and you can set it back.',
          'The overview shows the share of steps that are done.',
        ],
      },
      {
        id: 'kept',
        heading: 'Progress is kept',
        paragraphs: [
          'A finished step stays finished when the roadmap changes. If it is not part of the new roadmap it is kept, and comes back when the step does.',
          'Without a connection your marks are kept in the browser and sent again by themselves.',
        ],
      },
      {
        id: 'analytics',
        heading: 'Your analytics',
        paragraphs: [
          'The analytics page shows your progress over time and your activity week by week. Only you see it, and you can delete what is recorded.',
        ],
      },
    ],
  },
  {
    id: 'courses',
    title: 'Courses',
    summary: 'Finding courses, and how a course comes to a step.',
    screens: [pages.courses, pages.roadmap, pages.applications, pages.submitCourse, pages.feedback],
    routes: [
      'listCourses',
      'createApplication',
      'listApplications',
      'withdrawApplication',
      'requestCourse',
      'listCourseRequests',
      'giveFeedback',
    ],
    sections: [
      {
        id: 'finding',
        heading: 'Finding courses',
        paragraphs: [
          'Find Courses lists the courses of the catalogue. Search by title or description, and filter by institution, weeks and price in rupees. Each course shows its length, its price, its language and who offers it.',
        ],
      },
      {
        id: 'links',
        heading: 'Courses on your roadmap',
        paragraphs: [
          'A step is linked to a course only when the course says that it teaches the skill, and the step says why. The linked courses together stay within your budget. Courses in your study language come first. Where none fits, an English one is offered, and the step says why it is not in your language.',
          'A course is linked to at most two steps, those that need it most. A free course goes first to the steps that its title names.',
          'When no course is linked, the step says why: no course teaches it, none does so in your language, there is one but it’s over your budget, or it is linked to two other steps.',
        ],
      },
      {
        id: 'enrolling',
        heading: 'Applying for a course',
        paragraphs: [
          'To apply for a course, open it in Find Courses and press Apply Now. The institution sees your name, your email address and your message. Its answer appears under My applications.',
          `You can have ${planTerms.basic.openApplications} open applications at a time on the free plan, ${planTerms.pro.openApplications} on Pro, and as many as you like on Premium. You can withdraw an application until it is answered.`,
          'Milepost takes no payments for courses and gives no certificates. Ask the institution about both.',
        ],
      },
      {
        id: 'asking',
        heading: 'Asking for a course',
        paragraphs: [
          'If the catalogue has no course you need, press Ask for a course and say what you are looking for. You see our answer on the same page.',
        ],
      },
      {
        id: 'feedback',
        heading: 'Feedback on a course',
        paragraphs: [
          'Under Give feedback you can say how a course or an institution was for you. You can delete your feedback at any time.',
        ],
      },
    ],
  },
]

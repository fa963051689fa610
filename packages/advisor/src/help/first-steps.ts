import { careerIds } from '@milepost/contract/careers'
import { pages } from '@milepost/contract/pages'
import type { ProductHelpTopic } from '#help/product-help-topic.ts'

/** Pages of help on the way from the first answers to a career. Locale: 'en'. */
export const firstSteps: readonly ProductHelpTopic[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    summary: 'From a new account to your first roadmap in a few minutes.',
    screens: [pages.home, pages.signUp, pages.dashboard, pages.profileWizard],
    routes: ['register', 'saveProfile', 'createRoadmap'],
    sections: [
      {
        id: 'what',
        heading: 'What Milepost does',
        paragraphs: [
          'Milepost asks about your interests, what you know and what you can spend. It names a career that fits, says why, and lays out a roadmap to it: numbered steps, with courses that teach them where the catalogue has one.',
          `It knows ${careerIds.length} careers in computing, from software engineering and data science to design, product management and IT support.`,
        ],
      },
      {
        id: 'begin',
        heading: 'How to begin',
        paragraphs: [
          'Create an account, then press Start Setup on your overview. The three pages of questions take about two minutes: Personal Details, Career Goals, and Skills & Preferences.',
          'On the last page press Generate My Roadmap. Your recommended career and your roadmap are ready a moment later.',
        ],
      },
      {
        id: 'overview',
        heading: 'The overview',
        paragraphs: [
          'The overview shows your career, how much of the roadmap is done and the steps by their state. From there you reach your roadmap, your recommendation, your answers and the courses.',
        ],
      },
    ],
  },
  {
    id: 'profile',
    title: 'Your answers',
    summary: 'What Milepost asks, what the answers are for, and how to change them.',
    screens: [pages.profileWizard, pages.dashboard],
    routes: ['getProfile', 'saveProfile'],
    sections: [
      {
        id: 'questions',
        heading: 'What is asked',
        paragraphs: [
          'The first page asks for personal details, the second for the career you prefer, your interests, your goals and a dream company, the third for your education, study language, budget, experience and certifications.',
          'Goals, dream company, place, experience and certifications may stay empty; nothing you leave out is held against you.',
        ],
      },
      {
        id: 'change',
        heading: 'Changing your answers',
        paragraphs: [
          'Press Update Profile on your overview to go through your answers again. When an answer that the advice rests on changes, a new roadmap can be made, and what you have done stays done.',
        ],
      },
      {
        id: 'better-advice',
        heading: 'What makes the advice better',
        paragraphs: [
          'Your own words count most: what you have worked on, with the names of tools, and what you want to do. Two to five interests say more than all of them.',
          'The career you prefer counts a lot, but not alone: when your other answers point elsewhere, the recommendation says so.',
        ],
      },
    ],
  },
  {
    id: 'recommendation',
    title: 'Your recommendation',
    summary: 'How careers are ranked for you, and how to disagree.',
    screens: [pages.recommendation, pages.career, pages.skill],
    routes: ['getAdvice', 'rejectCareer', 'reconsiderCareer', 'switchCareer', 'getCareer', 'getSkill'],
    sections: [
      {
        id: 'ranking',
        heading: 'How careers are ranked',
        paragraphs: [
          `The recommendation page lists all ${careerIds.length} careers, best first, each with a fit from 0 to 100, what speaks for it, what speaks against it and the skills you would still have to learn.`,
          'The fit adds up how strongly your answers point to a career: most of all your own words, then the career you prefer, your interests and your schooling. It says how well a career matches what you told us, and promises no success.',
        ],
      },
      {
        id: 'comparing',
        heading: 'Comparing careers',
        paragraphs: [
          'Choose two or three careers on the recommendation page to see them side by side: the work, the hours, and which skills they share.',
          'Each career and each skill also has a page of its own. Press its name to read more.',
        ],
      },
      {
        id: 'not-this-one',
        heading: 'Not this one',
        paragraphs: [
          'Press Not this one beside a career and say why. It moves to the end of your list, and your reason is weighed for the other careers. You can take it back at any time.',
        ],
      },
      {
        id: 'switching',
        heading: 'Switching to another career',
        paragraphs: [
          'Press Switch to this beside a career. You first see what would change; nothing changes until you agree, and you can undo it afterwards. Finished steps that belong to the new roadmap come along, the others come back if you switch back.',
          'Switching is free twice a week, counted together with new roadmaps after changed answers.',
        ],
      },
    ],
  },
]

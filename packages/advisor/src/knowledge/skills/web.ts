import type { SkillArea } from '#knowledge/types.ts'

export const web: SkillArea = {
  locale: 'en',
  area: 'Web interfaces',
  skills: [
    {
      id: 'html',
      name: 'HTML',
      kind: 'tool',
      level: 1,
      hours: 20,
      prerequisites: [],
      aliases: ['html5', 'hypertext markup language', 'html coding', 'semantic html', 'web page structure'],
      step: 'Build pages with semantic HTML',
      description:
        'HTML says what each part of a page is: a heading, a list, a form, a button. Pages built on meaning work on every device, for search engines and for people who use a screen reader.',
      learn:
        'Headings and landmarks, links, lists, tables, images with alternatives, forms with labels, and document structure.',
      build: 'A three-page site about a subject you know, with a form that the browser itself checks.',
      check: 'The page passes an HTML validator and makes sense when read aloud without any styling.',
      outcomes: [
        'write a page whose structure makes sense without any styling',
        'build a form that the browser checks and labels correctly',
        'find and correct structural faults with a validator',
      ],
      tools: ['Visual Studio Code', 'W3C Markup Validator'],
    },
    {
      id: 'css',
      name: 'CSS',
      kind: 'tool',
      level: 1,
      hours: 35,
      prerequisites: ['html'],
      aliases: ['css3', 'flexbox', 'css grid', 'cascading style sheets', 'styling web pages'],
      step: 'Lay out and style pages with CSS',
      description:
        'CSS decides how a page looks and how its parts share the space. You learn the cascade, flexbox and grid well enough to build a design without guessing.',
      learn:
        'Selectors and the cascade, the box model, flexbox, grid, custom properties, transitions, and measuring a Figma design.',
      build: 'A magazine front page and a pricing table rebuilt from free Figma designs.',
      check: 'You can say for any element which rule wins and why, using only the browser’s inspector.',
      outcomes: [
        'lay out a page with grid and flexbox',
        'explain which rule wins for an element and why',
        'rebuild a design from a Figma file with its spacing and colours',
      ],
      tools: ['Figma', 'Chrome DevTools'],
    },
    {
      id: 'responsive-design',
      name: 'Responsive design',
      kind: 'practice',
      level: 1,
      hours: 15,
      prerequisites: ['css'],
      aliases: [
        'responsive web design',
        'media queries',
        'mobile first',
        'responsive layouts',
        'responsive websites',
        'responsive pages',
      ],
      step: 'Make layouts fit every screen',
      description:
        'Most visitors hold a phone, some sit at a wide desk. You learn to start from the smallest screen and let the layout grow with the space there is.',
      learn:
        'Mobile-first rules, fluid units, media and container queries, the grid of Bootstrap as an example, touch targets, and pictures cut in several sizes with Photoshop, GIMP or Squoosh.',
      build:
        'A page with a heading, pictures and three columns of text that works from 320 to 2560 pixels without sideways scrolling.',
      check: 'The page stays usable at 200 % text size and on a real phone held both ways.',
      outcomes: [
        'make one layout work from a small phone to a wide desk',
        'serve pictures in the size each screen needs',
      ],
      tools: ['Bootstrap', 'Adobe Photoshop', 'GIMP', 'Squoosh'],
    },
    {
      id: 'accessibility',
      name: 'Accessibility',
      kind: 'practice',
      level: 2,
      hours: 18,
      prerequisites: ['html'],
      aliases: ['web accessibility', 'wcag', 'a11y', 'screen readers', 'inclusive design', 'accessible design'],
      weakAliases: ['aria'],
      step: 'Make products everyone can use',
      description:
        'One person in six lives with a disability, and everyone has a bad day, a broken mouse or bright sun. You learn what the WCAG guidelines ask and how to test it by hand.',
      learn:
        'Keyboard use, focus, contrast, labels and names, ARIA only where HTML ends, axe or Lighthouse for a first look, and testing with a screen reader such as NVDA.',
      build: 'An audit of a public site with ten findings, each with the person it hurts and the fix.',
      check: 'You complete the main task of your own site with the keyboard alone and with a screen reader.',
      outcomes: [
        'test a page with the keyboard and a screen reader',
        'name a fault by its WCAG criterion and mend it',
        'label controls so that assistive technology announces them correctly',
      ],
      tools: ['NVDA', 'axe DevTools', 'Lighthouse'],
    },
    {
      id: 'javascript',
      name: 'JavaScript',
      kind: 'tool',
      level: 1,
      hours: 60,
      prerequisites: ['programming-fundamentals'],
      aliases: ['js', 'es6', 'ecmascript', 'vanilla js', 'javascript programming', 'modern javascript'],
      step: 'Program the browser with JavaScript',
      description:
        'JavaScript makes pages react and runs on servers too. You learn the language as it is today: functions, objects, modules and promises.',
      learn:
        'Values and scope, functions and closures, arrays and objects, JSON, modules, promises, and async and await.',
      build: 'A to-do list, a quiz with a timer and a currency converter, without any library.',
      check: 'You can predict the order of output of a short program that mixes timers and promises.',
      outcomes: [
        'write a small interactive page without a library',
        'work with lists of objects using map, filter and reduce',
        'load and combine data with promises and await',
      ],
      tools: ['JSON', 'Visual Studio Code', 'Chrome DevTools'],
    },
    {
      id: 'browser-apis',
      name: 'DOM and browser APIs',
      kind: 'concept',
      level: 2,
      hours: 20,
      prerequisites: ['javascript', 'html'],
      aliases: ['dom', 'dom manipulation', 'web apis', 'fetch api', 'browser api', 'local storage', 'consuming apis'],
      step: 'Connect pages to data in the browser',
      description:
        'The browser offers more than a page: events, storage, requests and history. You learn to read and change the page safely and to load data with all its waiting and failing.',
      learn:
        'The DOM, events, forms, fetch from a RESTful API, JSON and XML answers, storage, history, reading old jQuery code, and states for loading, empty and failed.',
      build: 'A weather or bus-times page that loads public data and works when the network does not.',
      check: 'With the network switched off your page says what happened and offers to try again.',
      outcomes: [
        'read and change a page safely when something happens on it',
        'load data from an API and show waiting, emptiness and failure',
        'keep a visitor’s choices in the browser',
      ],
      tools: ['RESTful API', 'JSON', 'XML', 'jQuery', 'AJAX'],
    },
    {
      id: 'typescript',
      name: 'TypeScript',
      kind: 'tool',
      level: 2,
      hours: 30,
      prerequisites: ['javascript'],
      aliases: ['typescript programming', 'typescript developer', 'strict typescript', 'typed javascript'],
      step: 'Make JavaScript safe with TypeScript',
      description:
        'TypeScript finds many mistakes before the program runs and makes an editor truly helpful. You learn to describe data precisely and to let the compiler guide a change.',
      learn:
        'Types and interfaces, unions and narrowing, generics, strict settings, and checking data from outside with a library such as Zod.',
      build: 'Convert one of your JavaScript projects to strict TypeScript without a single any.',
      check: 'Renaming a field in a type shows you every place to change, and the program runs the first time.',
      outcomes: [
        'describe the data of a program with types the compiler can check',
        'carry a change through a project by following the compiler',
        'check data from outside before trusting its type',
      ],
      tools: ['TypeScript', 'Visual Studio Code', 'Zod'],
    },
    {
      id: 'frontend-build-tools',
      name: 'Frontend build tools',
      kind: 'tool',
      level: 2,
      hours: 12,
      prerequisites: ['javascript', 'command-line'],
      aliases: ['vite', 'webpack', 'npm', 'package managers', 'eslint'],
      weakAliases: ['rollup', 'babel'],
      step: 'Set up a frontend project properly',
      description:
        'Bundlers, package managers, linters and formatters turn source files into something fast and consistent. You learn to set them up once and understand each line of the configuration.',
      learn:
        'Node.js and npm, lock files, Vite and the older webpack, environment settings, ESLint, Prettier, and reading a bundle report.',
      build: 'A starter project with build, lint, test and preview in four commands.',
      check: 'A fresh checkout builds with two commands, and you know what the largest file in the bundle is.',
      outcomes: [
        'set up a project with building, linting and formatting',
        'read a bundle report and find what makes it large',
        'mend a broken dependency with the help of the lock file',
      ],
      tools: ['Node.js', 'npm', 'Vite', 'webpack', 'ESLint', 'Prettier'],
    },
    {
      id: 'web-performance',
      name: 'Web performance',
      kind: 'practice',
      level: 3,
      hours: 18,
      prerequisites: ['browser-apis'],
      aliases: [
        'core web vitals',
        'web performance optimization',
        'frontend performance',
        'web performance optimisation',
      ],
      weakAliases: ['lighthouse', 'performance optimisation', 'page speed', 'website performance'],
      step: 'Make pages fast and keep them fast',
      description:
        'Every second of waiting loses visitors, most of all on cheap phones and slow networks. You learn to measure first and then fix what costs most.',
      learn:
        'Core Web Vitals in Lighthouse and PageSpeed Insights, the loading waterfall, images and fonts, code splitting, caching, and performance budgets.',
      build: 'Measure a slow site, fix the three dearest problems, and show the numbers before and after.',
      check: 'The main content of your page appears within 2.5 seconds on a throttled mid-range phone.',
      outcomes: [
        'measure a page’s Core Web Vitals and read its loading waterfall',
        'shorten loading by splitting code and sizing pictures',
        'keep a performance budget that a build checks',
      ],
      tools: ['Lighthouse', 'PageSpeed Insights', 'Chrome DevTools'],
    },
  ],
}

import type { SelfChecks } from '#knowledge/types.ts'

export const webSelfChecks: SelfChecks = {
  html: [
    {
      ask: 'What goes wrong when a clickable div is used instead of a button element?',
      answer:
        'It gets no keyboard focus, no Enter or Space handling and no button role, so keyboard and screen reader users cannot use it unless all of that is rebuilt by hand.',
    },
    {
      ask: 'How does a label get tied to its input, and what does a user gain from it?',
      answer:
        'By the label’s for attribute matching the input’s id, or by wrapping it; a click on the label focuses the field and a screen reader announces its name.',
    },
    {
      ask: 'How would you decide the alt text of a picture, and when is an empty alt right?',
      answer:
        'Say what the picture contributes in its context; use alt="" when it is decoration, so that screen readers skip it.',
    },
  ],
  css: [
    {
      ask: 'Two rules set the colour of one element; how does the browser decide which wins?',
      answer:
        'By origin, importance and layer first, then specificity, and with equal specificity the rule that comes later.',
    },
    {
      ask: 'Why can margins between two stacked blocks be smaller than their sum?',
      answer:
        'Vertical margins of adjacent blocks collapse to the larger one; the children of a flex or grid container keep theirs in full.',
    },
    {
      ask: 'When would you use grid rather than flexbox?',
      answer:
        'Grid when rows and columns must line up in two dimensions; flexbox when items share space along one line.',
    },
  ],
  'responsive-design': [
    {
      ask: 'Why does a page without the viewport meta tag look tiny on a phone?',
      answer:
        'The phone lays it out at a desktop-like width of about 980 pixels and shrinks it; width=device-width makes it use the real width.',
    },
    {
      ask: 'What do srcset and sizes tell the browser, and who chooses the picture?',
      answer:
        'srcset lists files with their widths, sizes how wide the picture will be shown; the browser chooses by screen width and pixel density.',
    },
    {
      ask: 'When does a container query serve better than a media query?',
      answer:
        'When a component must adapt to the space its container gives it, such as the same card in a sidebar and in the main column.',
    },
  ],
  accessibility: [
    {
      ask: 'Why is it wrong to remove the focus outline, and what would you do if the design dislikes it?',
      answer:
        'Keyboard users no longer see where they are; style :focus-visible with another clear, contrasting mark instead.',
    },
    {
      ask: 'How would you make an error message of a form field known to a screen reader user?',
      answer:
        'Tie it to the field with aria-describedby, mark the field aria-invalid, and move focus to it or announce the errors in a live region.',
    },
    {
      ask: 'What contrast does WCAG level AA ask for normal text and for large text?',
      answer:
        'At least 4.5 to 1 for normal text and 3 to 1 for large text, which means about 24 pixels, or 18.66 pixels when bold.',
    },
  ],
  javascript: [
    {
      ask: 'In what order do a synchronous line, a resolved promise’s callback and a setTimeout of 0 run?',
      answer: 'The synchronous line first, then the promise callback as a microtask, then the timer as a later task.',
    },
    {
      ask: 'Why can a function still read a variable of the function that created it after that one has returned?',
      answer: 'It is a closure: it keeps the scope it was created in alive as long as the inner function exists.',
    },
    {
      ask: 'What happens when you copy an object with the spread syntax and then change a nested array of the copy?',
      answer:
        'The original’s array changes too, because spread copies only the first level and both share the nested array.',
    },
  ],
  'browser-apis': [
    {
      ask: 'A fetch gets a 404 answer; why does its promise not reject, and what follows?',
      answer:
        'fetch rejects only when no answer arrives, such as a network failure; you must check response.ok or the status yourself.',
    },
    {
      ask: 'How does event delegation let one listener serve a list that grows later?',
      answer:
        'Events bubble up, so a listener on the parent looks at event.target to find which child was meant, also for children added afterwards.',
    },
    {
      ask: 'Why should text from a user be set with textContent rather than innerHTML?',
      answer:
        'innerHTML parses it as markup, so a script handler in the text can run; textContent shows it as plain text.',
    },
  ],
  typescript: [
    {
      ask: 'What is the difference between unknown and any when data comes from outside?',
      answer:
        'unknown must be narrowed by a check before use, while any switches checking off and lets mistakes through silently.',
    },
    {
      ask: 'How does a discriminated union let the compiler notice a forgotten case?',
      answer:
        'Each variant has a literal tag; a switch on it narrows the type, and assigning the rest to never fails to compile when a case is missing.',
    },
    {
      ask: 'Why can a value typed as a number still be a string when the program runs?',
      answer:
        'Types are erased on compiling, so data from an API or a cast is not checked unless you validate it at run time.',
    },
  ],
  'frontend-build-tools': [
    {
      ask: 'What does the lock file fix that package.json leaves open?',
      answer:
        'package.json allows version ranges; the lock file records the exact version of every direct and indirect package, so installs are the same everywhere.',
    },
    {
      ask: 'What must be true of a module so that a bundler can leave out its unused exports?',
      answer: 'It uses static import and export, and the bundler may assume that it has no side effects when loaded.',
    },
    {
      ask: 'Why must no secret be put into an environment variable that a frontend build reads?',
      answer: 'Its value is written into the JavaScript files sent to every visitor, where anyone can read it.',
    },
  ],
  'web-performance': [
    {
      ask: 'What do LCP, INP and CLS each measure?',
      answer:
        'When the largest content element is painted, how long the page takes to answer interactions, and how much the layout shifts unexpectedly.',
    },
    {
      ask: 'Why does lazy-loading the largest picture at the top of a page make it slower?',
      answer:
        'The browser waits for layout before it requests the picture, so the largest paint comes later; load it eagerly, if need be with high fetch priority.',
    },
    {
      ask: 'Your laboratory score is good but real users report slowness; how do you explain it?',
      answer:
        'The laboratory is one device, network and page load; field data contains slow phones, far networks, real interactions and logged-in pages.',
    },
  ],
}

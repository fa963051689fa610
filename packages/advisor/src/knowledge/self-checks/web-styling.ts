import type { SelfChecks } from '#knowledge/types.ts'

export const webStylingSelfChecks: SelfChecks = {
  sass: [
    {
      ask: 'How does @use differ from the old @import?',
      answer:
        'It loads a module once, with its names behind a namespace, instead of pasting everything into one global space.',
    },
    {
      ask: 'When do you need a CSS custom property rather than a Sass variable?',
      answer:
        'When the value changes in the browser, such as with a theme or a media query; Sass variables are fixed on compiling.',
    },
    {
      ask: 'Why is deep nesting in Sass a problem in the compiled CSS?',
      answer: 'It produces long selectors with high specificity that are tied to the markup and hard to override.',
    },
  ],
  bootstrap: [
    {
      ask: 'What does class col-12 col-md-6 do on a phone and on a desktop?',
      answer: 'Full width below the medium breakpoint, half of the twelve columns from there upwards.',
    },
    {
      ask: 'How do you change the primary colour throughout without overriding dozens of rules?',
      answer:
        'Set the Sass variable before importing Bootstrap, or the CSS variables of the theme, so that all components follow.',
    },
    {
      ask: 'A dropdown from Bootstrap’s examples does not open on your page; what do you check first?',
      answer:
        'Whether Bootstrap’s JavaScript bundle with Popper is loaded, and whether the data-bs attributes fit the version.',
    },
  ],
  'css-animations': [
    {
      ask: 'Why are transform and opacity cheaper to animate than width or top?',
      answer:
        'They can be done by the compositor without new layout and painting, while width and top force layout in each frame.',
    },
    {
      ask: 'How do you respect people who get dizzy from movement?',
      answer:
        'Use the prefers-reduced-motion media query to remove or replace large movements, keeping the change itself visible.',
    },
    {
      ask: 'Why did an element with display: none traditionally not fade in by a transition, and how can it be done now?',
      answer:
        'Display had no in-between values and no starting style; use @starting-style with transition-behavior: allow-discrete, or keep it displayed and animate opacity.',
    },
  ],
  'svg-and-canvas': [
    {
      ask: 'What does the viewBox of an SVG do?',
      answer:
        'It sets the drawing’s own coordinate system, which is then scaled to the size the element has on the page.',
    },
    {
      ask: 'When would you draw a chart on canvas rather than in SVG?',
      answer:
        'With many thousands of points or constant redrawing, because each SVG shape is a DOM element; SVG is better for few shapes with events and names.',
    },
    {
      ask: 'Why does a canvas look blurred on a phone, and how do you cure it?',
      answer:
        'Its pixel buffer is smaller than the physical pixels; multiply width and height by devicePixelRatio and scale the context.',
    },
  ],
  webgl: [
    {
      ask: 'What do the vertex shader and the fragment shader each compute?',
      answer:
        'The vertex shader places each corner on the screen; the fragment shader gives each covered pixel its colour.',
    },
    {
      ask: 'Why do a thousand separate meshes of the same tree run slowly, and what helps?',
      answer: 'Each needs a draw call; an InstancedMesh or merged geometry draws them in one.',
    },
    {
      ask: 'What must you do in Three.js when a model is removed from the scene for good?',
      answer:
        'Call dispose on its geometries, materials and textures, because their memory on the graphics card is not freed by itself.',
    },
  ],
  'web-components': [
    {
      ask: 'Why is a style of the page not applied inside a shadow root, and what gets through?',
      answer:
        'Shadow DOM scopes selectors; inherited properties and custom properties pass, and parts can be exposed with ::part.',
    },
    {
      ask: 'What is the difference between an attribute and a property of a custom element?',
      answer:
        'An attribute is a string in the markup, a property any JavaScript value; the element must reflect them where both are wanted.',
    },
    {
      ask: 'Where in the life cycle do you add and remove a listener on the document?',
      answer: 'In connectedCallback and disconnectedCallback, so that a removed element leaves nothing behind.',
    },
  ],
  'component-workshops': [
    {
      ask: 'What does a story describe, and which stories would you write for a list?',
      answer:
        'One state of a component with fixed input; for a list: few items, very many, empty, loading, failed and very long text.',
    },
    {
      ask: 'A component needs a store and a router; how do you still show it alone?',
      answer:
        'Wrap the story in decorators with fake providers, or better, split off a part that takes everything as props.',
    },
    {
      ask: 'How does a picture comparison in review differ from a test with assertions?',
      answer:
        'It shows any visual change and a person decides whether it was meant; an assertion only checks what somebody thought of.',
    },
  ],
}

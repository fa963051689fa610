/** The directions imports run in, checked on the resolved graph. docs/architecture.md says why; the planted tree in scripts/fixtures proves each rule fires. */
const tests = '\\.test\\.tsx?$|^apps/server/test/|^packages/[^/]+/src/testing/|^e2e/|^bench/'

const rules = [
  {
    name: 'no-cycle',
    comment: 'Two files that need each other are one file, or a third is missing.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'resolvable',
    comment: 'A path that does not resolve would escape every other rule. Route types are generated.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^\\./api\\.d\\.ts$|^\\./\\+types/|^\\.\\./\\+types/|^virtual:' },
  },
  {
    name: 'contract-stands-alone',
    comment: 'The contract knows nothing of what is built on it.',
    from: { path: '^packages/contract/' },
    to: { path: '^(apps|packages|e2e|scripts)/', pathNot: '^packages/contract/' },
  },
  {
    name: 'knowledge-imports-only-contract',
    comment: 'Knowledge is what the advisor works on, and knows nothing of it.',
    from: { path: '^packages/knowledge/' },
    to: { path: '^(apps|packages|e2e|scripts)/', pathNot: '^packages/(knowledge|contract)/' },
  },
  {
    name: 'advisor-imports-only-contract-and-knowledge',
    comment: 'Its tests also let the sandbox’s model play.',
    from: { path: '^packages/advisor/', pathNot: tests },
    to: { path: '^(apps|packages|e2e|scripts)/', pathNot: '^packages/(advisor|contract|knowledge)/' },
  },
  {
    name: 'knowledge-through-the-advisor',
    comment: 'What the files say is read by the advisor alone, which joins it; all others ask the advisor.',
    from: { path: '^(apps|packages|e2e|bench)/', pathNot: `^packages/(advisor|knowledge)/` },
    to: { path: '^packages/knowledge/' },
  },
  {
    name: 'ai-sdk-only-in-model',
    comment:
      'Only the model engine talks to a language model; the server chooses which, and loads both only when one is set.',
    from: {
      path: '^(apps|packages)/',
      pathNot: `^packages/advisor/src/model/|^apps/server/src/integrations/language-model/language-model\\.ts$|${tests}`,
    },
    to: { path: '(^|/)node_modules/(ai|@ai-sdk)/' },
  },
  {
    name: 'model-only-from-dependencies',
    comment: 'A static import would load the AI SDK in every process.',
    from: { pathNot: `^packages/advisor/src/model/|${tests}` },
    to: {
      path: '^packages/advisor/src/model/|^apps/server/src/integrations/language-model/language-model\\.ts$',
      dependencyTypesNot: ['type-only'],
      dynamic: false,
    },
  },
  {
    name: 'sandbox-stands-alone',
    comment: 'A sandbox replaces an outside service: it knows the protocol, and nothing of what uses it here.',
    from: { path: '^packages/sandbox/' },
    to: { path: '^(apps|packages|e2e|scripts)/', pathNot: '^packages/(sandbox|contract)/' },
  },
  {
    name: 'sandbox-loaded-where-wanted',
    comment: 'A static import would load the sandboxes in every process.',
    from: { pathNot: `^packages/sandbox/|${tests}` },
    to: { path: '^packages/sandbox/', dependencyTypesNot: ['type-only'], dynamic: false },
  },
  {
    name: 'sandbox-provider-loaded-where-wanted',
    comment: 'The OpenID provider is loaded with the first request to it.',
    from: { path: '^packages/', pathNot: `^packages/sandbox/src/google/open-provider\\.ts$|${tests}` },
    to: {
      path: '(^|/)node_modules/oidc-provider/|^packages/sandbox/src/google/open-provider\\.ts$',
      dependencyTypesNot: ['type-only'],
      dynamic: false,
    },
  },
  {
    name: 'web-imports-only-contract',
    comment: 'What runs while building only may ask the advisor.',
    from: { path: '^apps/web/', pathNot: '\\.server\\.ts$|^apps/web/react-router\\.config\\.ts$' },
    to: { path: '^(apps|packages|e2e|scripts)/', pathNot: '^apps/web/|^packages/contract/' },
  },
  {
    name: 'server-imports-only-packages',
    comment: 'The tests start what the scripts build.',
    from: { path: '^apps/server/' },
    to: { path: '^(apps|e2e|scripts)/', pathNot: '^apps/server/|^scripts/prepare\\.mjs$' },
  },
  {
    name: 'only-features-load-schemas',
    comment:
      'Schemas come with the library that checks them, so only forms, and features with data to check, load them. Types cost nothing.',
    from: { path: '^apps/web/app/', pathNot: `^apps/web/app/features/|${tests}` },
    to: {
      path: '^packages/contract/src/',
      pathNot:
        '/limits\\.ts$|^packages/contract/src/(http|languages|pages|plans|product|profiles/known-answers|recommendations/texts|roadmaps/pace|roadmaps/week-plan|roles|rules)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'contract-limits-load-no-schemas',
    from: { path: '^packages/contract/src/.+/limits\\.ts$' },
    to: {
      path: '^packages/contract/src/|(^|/)node_modules/zod/',
      pathNot: '^packages/contract/src/.+/limits\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'web-lib-is-the-bottom',
    from: { path: '^apps/web/app/lib/', pathNot: tests },
    to: { path: '^apps/web/app/', pathNot: '^apps/web/app/lib/' },
  },
  {
    name: 'web-ui-imports-only-lib',
    from: { path: '^apps/web/app/ui/', pathNot: tests },
    to: { path: '^apps/web/app/', pathNot: '^apps/web/app/(ui|lib)/' },
  },
  {
    name: 'icons-from-one-list',
    comment: "The package's index would have the build read all its 2,000 icons.",
    from: { path: '^apps/web/', pathNot: '^apps/web/app/ui/icons\\.ts$' },
    to: { path: '(^|/)node_modules/lucide-react/' },
  },
  {
    name: 'web-features-below-routes',
    from: { path: '^apps/web/app/features/', pathNot: tests },
    to: { path: '^apps/web/app/', pathNot: '^apps/web/app/(features|ui|lib)/' },
  },
  {
    name: 'web-features-apart',
    comment: 'Features never import features: routes compose them.',
    from: { path: '^apps/web/app/features/([^/]+)/' },
    to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
  },
  {
    name: 'server-feature-through-its-door',
    comment: 'A feature, or a part in a separate folder, is used through its index.ts.',
    from: { path: '^apps/server/src/features/([^/]+)/', pathNot: tests },
    to: {
      path: '^apps/server/src/features/',
      pathNot: '^apps/server/src/features/($1/|[^/]+/index\\.ts$|[^/]+/[^/]+/index\\.ts$)',
    },
  },
  {
    name: 'server-features-from-outside',
    comment: 'What stands outside the features uses their index.ts too.',
    from: { path: '^apps/server/src/', pathNot: `^apps/server/src/features/|${tests}` },
    to: { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/([^/]+|[^/]+/[^/]+)/index\\.ts$' },
  },
  {
    name: 'server-lib-is-the-bottom',
    comment: 'What lies in lib could be a library: it knows no feature, no table and no request.',
    from: { path: '^apps/server/src/lib/', pathNot: tests },
    to: { path: '^apps/server/src/', pathNot: '^apps/server/src/lib/' },
  },
  {
    name: 'server-features-above-infrastructure',
    comment: 'Features use HTTP, outside services and the database, never the other way round.',
    from: { path: '^apps/server/src/(http|integrations|db)/', pathNot: tests },
    to: { path: '^apps/server/src/(features|demo)/' },
  },
  {
    name: 'server-demo-above-features',
    comment: 'Demo data are made by the features; no feature knows of them.',
    from: { path: '^apps/server/src/features/', pathNot: tests },
    to: { path: '^apps/server/src/demo/' },
  },
  {
    name: 'tables-only-in-repositories',
    from: { path: '^apps/server/src/', pathNot: `^apps/server/src/(db|demo)/|/repository\\.ts$|${tests}` },
    to: { path: '^apps/server/src/db/schema/' },
  },
  {
    name: 'nothing-imports-tests',
    from: { pathNot: tests },
    to: { path: tests },
  },
]

module.exports = {
  forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    // TypeScript 7 has no compiler interface: without swc no .ts file would be read at all.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(build|\\.react-router)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['node', 'import', 'default'] },
  },
}

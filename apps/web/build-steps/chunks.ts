/** Modules that are loaded together, by package or by what their paths end with. What they import comes along. */
interface Chunk {
  readonly name: string
  readonly packages?: readonly string[]
  readonly modules?: readonly string[]
}

/**
 * One chunk for modules that are always loaded together. Each screen stays a separate chunk. A module goes into the
 * first chunk that needs it. Rules without a list send a page in two to three times the files (decision 0019).
 */
const chunks: readonly Chunk[] = [
  { name: 'framework', packages: ['react', 'react-dom', 'react-router', 'scheduler', '@lingui'] },
  {
    name: 'base',
    modules: [
      ...['careers/limits', 'http', 'pages', 'plans', 'product', 'profiles/limits', 'roles', 'languages'].map(
        (name) => `contract/src/${name}.ts`,
      ),
      ...['api', 'appearance', 'baseline', 'format', 'i18n', 'page-meta', 'session', 'translations', 'language'].map(
        (name) => `app/lib/${name}.ts`,
      ),
      ...['alert', 'card', 'failure-page', 'field', 'icon-button', 'not-found-page', 'text-input'].map(
        (name) => `app/ui/${name}.tsx`,
      ),
    ],
  },
  // What public pages share with the application.
  {
    name: 'pages',
    modules: [
      'features/shell/content.tsx',
      'lib/import-with-retry.ts',
      'preload-helper.js',
      'icons/check.mjs',
      'icons/chevron-right.mjs',
      ...['card', 'fit-score', 'skeleton'].map((name) => `app/ui/${name}.tsx`),
    ],
  },
  { name: 'limits', modules: ['limits.ts'] },
  {
    name: 'schemas',
    packages: ['zod'],
    modules: ['contract/src/text.ts'],
  },
  {
    name: 'accounts',
    modules: [
      'lib/services.ts',
      'lib/sign-in-journey.ts',
      'features/accounts/api.ts',
      'features/accounts/sandbox-email.tsx',
    ],
  },
  { name: 'data', packages: ['@tanstack'], modules: ['lib/query-client.ts'] },
  {
    name: 'application',
    modules: [
      'features/accounts/guard.tsx',
      'features/accounts/use-sign-out.ts',
      'features/accounts/verification-banner.tsx',
      'features/chat/chat-widget.tsx',
      'features/overview/career-card.tsx',
      'features/overview/progress-card.tsx',
      'features/overview/setup-card.tsx',
      'features/profiles/api.ts',
      'features/profiles/completed.ts',
      'features/profiles/update-profile.tsx',
      'features/progress/progress-provider.tsx',
      'features/progress/summary.ts',
      'features/recommendations/reason-list.tsx',
      'features/recommendations/strongest-reasons.ts',
      'features/roadmaps/api.ts',
      'features/shell/account-menu.tsx',
      'features/shell/shell.tsx',
      ...['layout-dashboard', 'messages-square', 'settings'].map((name) => `icons/${name}.mjs`),
      ...['dialog', 'error-state', 'toast', 'tooltip'].map((name) => `app/ui/${name}.tsx`),
    ],
  },
]

/** Parts of the data library that only some screens use; its index files would bring them all. */
const leftToScreens = /[\\/]@tanstack[\\/].*[\\/](index|mutationObserver|queriesObserver|useMutation|useQueries)\.js$/

/** The chunks as the bundler wants them. */
export function chunkGroups() {
  return chunks.map(({ name, packages = [], modules = [] }, index) => ({
    name,
    priority: chunks.length - index,
    test: (id: string) => {
      const path = id.replaceAll('\\', '/')
      if (leftToScreens.test(id)) return false
      return (
        packages.some((each) => path.includes(`/node_modules/${each}/`)) ||
        modules.some((each) => path.endsWith(`/${each}`))
      )
    },
  }))
}

/** What blockers of advertising and tracking look for in addresses. */
const blocked = /analytic|track|metric|stat|count|share|social|banner|\bads?\b/i

/** @returns A chunk's file name, without its name where a blocker would keep the file out. */
export function fileNameOf({ name, moduleIds = [] }: { name: string; moduleIds?: readonly string[] }): string {
  const [, language, area] = /[\\/]locales[\\/](\w+)[\\/](\w+)\.json/.exec(moduleIds[0] ?? '') ?? []
  if (language !== undefined) return `assets/texts-${language}-${area}-[hash].js`
  return blocked.test(name) ? 'assets/[hash].js' : 'assets/[name]-[hash].js'
}

import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import manifest from './package.json' with { type: 'json' }
import sizes from './packages/testing/bin/budgets.json' with { type: 'json' }
import type { ConfigEnv, ViteUserConfig } from 'vitest/config'
import { defineConfig } from 'vitest/config'
import { ownMembers } from './packages/testing/src/build/own-members.ts'
import { ByEnvironment } from './packages/testing/src/build/by-environment.ts'
import { unitsPlugin } from './packages/testing/src/build/units.ts'
import { readUnits, unitOf } from './packages/testing/bin/lib/units.mjs'
import { parallelImports } from './packages/testing/src/build/parallel-imports.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const version = manifest.version

const { units } = readUnits()
/** The modules of a script-tag page: one entry a unit, and the chunks that they share. */
const unitEntries = Object.fromEntries(units.map(({ name, entry }) => [name, entry]))

/** Whether a module is one of a unit's own: it lies in the unit's folder. */
const isOf = (unit: string, id: string) => unitOf(units, id) === unit

/** Modules that the script tag brings beside the units, and that are none. */
const toolEntries = {
  'debug-panel': at('packages/debug-panel/src/entry.ts'),
}

/** What a page may load of ours, whichever it is, for the debug panel, in bytes of gzip. */
const budgetOf = (measure: string) => Math.max(...sizes.budgets.map((budget) => (budget.measure === measure && budget.gzip) || 0)) || null
const budgets = { still: budgetOf('page-still'), drawn: budgetOf('page-drawn') }

/** The files that stand alone, each a build of its own mode: the script tag, and what a debugged page starts by instead. */
const lonely = {
  loader: { entry: { tillkit: at('packages/loader/src/entry.ts') }, formats: ['iife' as const], name: 'tillkit', table: 'built' as const },
  // For tags that say themselves which units there are: the plugin prints one.
  'bare-loader': { entry: { 'bare/tillkit': at('packages/loader/src/entry.ts') }, formats: ['iife' as const], name: 'tillkit', table: 'none' as const },
  // Only weighed: the tag with every unit of the specification in it.
  'full-loader': { entry: { tillkit: at('packages/loader/src/entry.ts') }, formats: ['iife' as const], name: 'tillkit', table: 'planned too' as const },
  'debug-loader': { entry: { 'debug-loader': at('packages/loader/src/debug.ts') }, formats: ['es' as const], table: 'built' as const },
}
const isLonely = (mode: string): mode is keyof typeof lonely => mode in lonely

/** Which shared chunk a module goes into. React and floating-ui arrive with the first part that is drawn. */
const sharedChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'base', test: /(packages[\\/](dom|platform|mount)[\\/]src[\\/](?!inspect|cart[\\/]|consent[\\/]|money[\\/]|requests[\\/]|call-shop|typing|focus|field|server-html|keep|morph)|node_modules[\\/]zustand[\\/]esm[\\/]vanilla)/ },
  // Checks of what is large and comes from outside. Nothing that most pages have needs it: what is plain is read plainly.
  { name: 'schema', test: /node_modules[\\/]zod[\\/]/ },
  // Prices are reckoned where there are tiers, and nowhere else so far.
  { name: 'money', test: /packages[\\/]platform[\\/]src[\\/]money[\\/]/ },
  // How the shop is called: not before something asks it. What is made of it later (trying again, nonces, uploads) goes with who does.
  { name: 'requests', test: /packages[\\/]platform[\\/]src[\\/](call-shop|requests[\\/](answer|body|call|exchange|failure|policy|timers)\.)/ },
  // Only pages that sell something need the basket. After the base, which it stands on. All who say today that something failed need it too.
  { name: 'cart', test: /packages[\\/]((platform[\\/]src[\\/]cart|cart[\\/]src[\\/]shared|ui[\\/]src[\\/]plain)[\\/](?!try-again)|platform[\\/]src[\\/]requests[\\/](queue|reader)|dom[\\/]src[\\/](typing|focus))/ },
  // What follows fields, where a unit minds some, and what takes charge of regions that the server sends again.
  { name: 'fields', test: /packages[\\/](dom|mount)[\\/]src[\\/]field\./ },
  { name: 'regions', test: /packages[\\/](dom[\\/]src[\\/]fields|mount[\\/]src[\\/](server-html|keep))\./ },
  // What keeps the nodes of a region that has keys.
  { name: 'morph', test: /(node_modules[\\/]idiomorph|packages[\\/]mount[\\/]src[\\/]morph)/ },
  // With what stands on it: a part that is drawn in its place, as most are, does not need it.
  { name: 'floating-ui', test: /(node_modules[\\/]@floating-ui|packages[\\/]ui[\\/]src[\\/](Tooltip|use-anchor))/ },
  // What a unit's lazy parts share with it stays in its own file.
  ...Object.keys(unitEntries).map((unit) => ({ name: unit, test: (id: string) => isOf(unit, id) && !/[\\/](parts|lazy)[\\/]/.test(id) })),
  { name: 'ui', test: /(packages[\\/]ui[\\/]src[\\/](?!plain)|node_modules[\\/]zustand[\\/])/ },
]

/** A chunk of one unit's carries its name, also with what it alone takes of a package: two units may each have a `lazy/dropdown.ts`. */
function chunkFile({ name, moduleIds }: { readonly name: string; readonly moduleIds: readonly string[] }): string {
  const owners = new Set(moduleIds.flatMap((id) => Object.keys(unitEntries).find((unit) => isOf(unit, id)) ?? []))
  const [owner] = owners
  return owners.size === 1 && owner && name !== owner ? `${owner}.${name}.js` : `${name}.js`
}

/** Tests with a browser wait for it half of the time: two of them share a core. */
const browserWorkers = Math.min(2 * availableParallelism(), 8)

export default defineConfig(({ mode, command }) => {
  // What we ship is the same whoever builds it, a test or a shell with a NODE_ENV of its own: React has another JSX for them.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return configFor({ mode, command })
})

const configFor = ({ mode, command }: Pick<ConfigEnv, 'mode' | 'command'>): ViteUserConfig => ({
  resolve: { conditions: ['tillkit-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['tillkit-source', 'module', 'node', 'development|production'] } },
  define: {
    __TILLKIT_VERSION__: JSON.stringify(version),
    __TILLKIT_TRACED__: !(isLonely(mode) && mode !== 'debug-loader'),
    __TILLKIT_BUDGETS__: JSON.stringify(budgets),
    // Library mode leaves this to the consumer; a script tag has none.
    ...(command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {}),
  },
  plugins: [ownMembers(/node_modules[\\/](zod|idiomorph)[\\/]/), parallelImports(), unitsPlugin(isLonely(mode) ? lonely[mode].table : 'built')],
  publicDir: false,
  build: {
    outDir: mode === 'full-loader' ? 'dist/weighed' : `dist/${version}`,
    emptyOutDir: !isLonely(mode) || mode === 'full-loader',
    target: ['chrome114', 'edge114', 'safari17', 'firefox125'],
    modulePreload: false,
    assetsInlineLimit: 0,
    // A tenth of a kB less of what every page loads first. Modules keep the bundler's own, which is faster.
    ...(isLonely(mode) && { minify: 'terser' as const, terserOptions: { ecma: 2020, toplevel: true, compress: { passes: 4, pure_getters: true, hoist_funs: true, unsafe_arrows: true, unsafe_methods: true } } }),
    // Library mode, because pages import our files by relative URL: Vite's preloading of chunks by absolute ones
    // would cost 1 kB and find nothing.
    lib: isLonely(mode) ? lonely[mode] : { entry: { ...unitEntries, ...toolEntries }, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        minify: !isLonely(mode),
        entryFileNames: '[name].js',
        chunkFileNames: chunkFile,
        ...(isLonely(mode) ? {} : { codeSplitting: { groups: sharedChunks } }),
      },
    },
  },
  test: {
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/testing/bin/**/*.test.{ts,mjs}', '{examples,stories}/**/*.test.ts'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://shop.test/product/roll/' } },
          // A tenth less work than processes.
          pool: 'threads',
          // Tests put back what they change, so files share a thread, its modules and its window.
          isolate: false,
          setupFiles: [at('packages/testing/src/contract/late-code.ts')],
          // Parts arrive by import(), late on a busy machine. What needed its second try is listed at the end of `npm test`.
          retry: 1,
          // One core fewer than there are is what it would take by itself: half of a small machine.
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/*/test/**/*.spec.ts', 'examples/**/*.spec.ts'],
          exclude: ['packages/wordpress-plugin/**'],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // A browser on a busy machine is late now and then.
          retry: 1,
          maxWorkers: browserWorkers,
          // What a file's tests change lies in their pages, which are closed. So files share a process, its modules and its browser.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // In a real WordPress, which `npm test -- --only plugin` brings.
          name: 'plugin',
          include: ['packages/wordpress-plugin/test/**/*.spec.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          retry: 1,
          maxWorkers: browserWorkers,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          include: ['stories/**/*.spec.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          retry: 1,
          // Stories share one browser and are looked at a few at a time.
          maxConcurrency: 4,
        },
      },
    ],
  },
})

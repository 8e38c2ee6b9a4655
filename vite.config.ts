import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import manifest from './package.json' with { type: 'json' }
import type { ConfigEnv, ViteUserConfig } from 'vitest/config'
import { defineConfig } from 'vitest/config'
import { ownMembers } from './packages/tools/src/build/own-members.ts'
import { chunkFile, chunkOf, unitsApart } from './packages/tools/src/build/chunks.ts'
import { ByEnvironment } from './packages/tools/src/build/by-environment.ts'
import { unitsPlugin } from './packages/tools/src/build/units.ts'
import { BUILD_TARGET } from './packages/testing/src/project/browsers.mjs'
import { DRAWN_SHEET } from './packages/testing/src/project/sheets.mjs'
import { PAGE_GOALS } from './packages/testing/src/project/page-goals.mjs'
import { readUnits } from './packages/testing/src/project/units.mjs'
import { parallelImports } from './packages/tools/src/build/parallel-imports.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const version = manifest.version

const all = readUnits()
/** The modules of a script-tag page: one entry a unit, and the chunks that they share. */
const unitEntries = Object.fromEntries(all.units.map(({ name, entry }) => [name, entry]))

/** Modules that the script tag brings beside the units, and that are none. */
const toolEntries = {
  'debug-panel': at('packages/debug-panel/src/entry.ts'),
}

/**
 * Files of which a page calls nearly all as they come: the browser compiles them on the way, instead of in the midst of a task. That is a
 * quarter of the longest task in which a page of tiers mounts, and a sixth of what a cart's new quantity takes.
 */
const CALLED_WHOLE = ['base', 'cart', 'cart-page', 'filters', 'morph', 'popups', 'tiered-pricing']

/** The files that stand alone, each a build of its own mode: the script tag, and what a debugged page starts by instead. */
const standalone = {
  loader: { entry: { tillkit: at('packages/loader/src/entry.ts') }, formats: ['iife' as const], name: 'tillkit', table: 'built' as const },
  // For tags that say themselves which units there are: the plugin prints one.
  'bare-loader': { entry: { 'bare/tillkit': at('packages/loader/src/entry.ts') }, formats: ['iife' as const], name: 'tillkit', table: 'none' as const },
  // What the script tag says where something is wrong. It stands on no other file, which may be what is missing.
  'problem-messages': { entry: { 'problem-messages': at('packages/loader/src/problem-messages.ts') }, formats: ['es' as const], table: 'none' as const },
  'debug-loader': { entry: { 'debug-loader': at('packages/loader/src/debug.ts') }, formats: ['es' as const], table: 'built' as const },
}
/** The script tags keep no log. */
const isTraced = (mode: string) => !mode.endsWith('loader') || mode === 'debug-loader'
const isStandalone = (mode: string): mode is keyof typeof standalone => mode in standalone

/** What a project outside of this one does with our packages. */
const PACKAGES_TESTS = 'packages/tools/test/installed/*.spec.ts'

/** Tests with a browser wait for it, and for what is shown for half a second: at less than five on two cores one is idle a fifth of the time. */
const browserWorkers = Math.min(Math.ceil(2.5 * availableParallelism()), 8)

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
    __TILLKIT_TRACED__: isTraced(mode),
    // What tests start of the sources has its sheets from them.
    __TILLKIT_DRAWN_SHEET__: JSON.stringify(command === 'build' ? DRAWN_SHEET : ''),
    __TILLKIT_BUDGETS__: JSON.stringify(PAGE_GOALS),
    // Library mode leaves this to the consumer; a script tag has none.
    ...(command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {}),
  },
  plugins: [
    // Old scripts add members to `Object.prototype`, over which what walks through an object with `for … in` stumbles.
    ownMembers(/node_modules[\\/]idiomorph[\\/]|rolldown[\\/]runtime/),
    ...(isStandalone(mode) ? [] : [parallelImports(), unitsApart(all)]),
    unitsPlugin(isStandalone(mode) ? standalone[mode].table : 'built'),
  ],
  publicDir: false,
  build: {
    outDir: `dist/${version}`,
    emptyOutDir: !isStandalone(mode),
    target: BUILD_TARGET,
    modulePreload: false,
    assetsInlineLimit: 0,
    // A quarter of a kB less of the script tag than by the bundler's own, which the modules are made small by.
    minify: isStandalone(mode) ? 'terser' : 'oxc',
    terserOptions: { ecma: 2020, toplevel: true, compress: { passes: 4, pure_getters: true, inline: 1, hoist_funs: true, unsafe_arrows: true, unsafe_methods: true } },
    // Library mode, because pages import our files by relative URL: Vite's preloading of chunks by absolute ones
    // would cost 1 kB and find nothing.
    lib: isStandalone(mode) ? standalone[mode] : { entry: { ...unitEntries, ...toolEntries }, formats: ['es'] },
    rolldownOptions: {
      // Constants are written out where they are used: who needs one selector of an anatomy needs no file for it.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      preserveEntrySignatures: 'allow-extension',
      // Files that stand alone use none of it, and the bundler would have every module that both stand on wait for its turn.
      external: isStandalone(mode) ? [/\.late\.tsx?$/] : [],
      output: {
        minify: !isStandalone(mode),
        postBanner: ({ name }) => (CALLED_WHOLE.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
        entryFileNames: '[name].js',
        chunkFileNames: (chunk) => chunkFile(all, chunk),
        ...(isStandalone(mode) ? {} : { codeSplitting: { groups: [{ name: chunkOf(all), includeDependenciesRecursively: false }] } }),
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
          include: ['packages/*/src/**/*.test.{ts,tsx,mjs}', 'packages/*/bin/**/*.test.{ts,mjs}', '{examples,stories}/**/*.test.ts'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://shop.test/product/roll/' } },
          // A tenth less work than processes.
          pool: 'threads',
          // Tests put back what they change, so files share a thread, its modules and its window.
          isolate: false,
          setupFiles: [at('packages/testing/src/contract/late-code.ts'), at('packages/testing/src/contract/empty-page.ts'), at('packages/testing/src/contract/fetched-calls.ts')],
          // What fails does so by a condition of its own; this ends what hangs, on a busy machine too.
          testTimeout: 30_000,
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
          exclude: ['packages/wordpress-plugin/**', PACKAGES_TESTS],
          environment: 'node',
          // What fails does so by a condition that is not met in its own time; this ends what hangs, on a busy machine too.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is waited for comes at once, but for a busy machine: the second that polls have by themselves is too short there.
          expect: { poll: { timeout: 10_000 } },
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: 1,
          maxWorkers: browserWorkers,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // In a project of its own that has installed our packages, which `npm test -- --only packages` builds.
          name: 'packages',
          include: [PACKAGES_TESTS],
          environment: 'node',
          testTimeout: 60_000,
          // It installs what such a project needs.
          hookTimeout: 180_000,
          expect: { poll: { timeout: 10_000 } },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          include: ['stories/**/*.spec.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: 1,
          // Files share a browser as those of the other tests with one do. Stories are looked at a few at a time.
          isolate: false,
          maxWorkers: availableParallelism(),
          maxConcurrency: 4,
        },
      },
    ],
  },
})

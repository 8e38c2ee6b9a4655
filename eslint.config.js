import { unitPackages } from './packages/testing/src/project/manifest-files.mjs'
import { serverNames } from './packages/tools/bin/lib/server-names.mjs'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** The packages from the ground up: a package may import those before it in its line, never one after it. */
const UNITS = unitPackages()
const MAY_IMPORT = {
  dom: [],
  platform: ['dom'],
  'rest-client': ['dom', 'platform'],
  mount: ['dom', 'platform'],
  ui: ['dom', 'platform', 'mount'],
  ...Object.fromEntries(UNITS.map((unit) => [unit, ['dom', 'platform', 'mount', 'ui']])),
  'debug-panel': ['dom', 'platform', 'mount', 'ui'],
  loader: ['dom', 'platform', 'mount', ...UNITS],
  fixtures: [],
  testing: ['fixtures', 'dom', 'platform', 'mount', 'ui'],
  bench: ['fixtures', 'testing'],
  preview: ['fixtures', 'testing'],
  'wordpress-plugin': ['dom', 'platform', 'mount', 'loader', 'fixtures', 'testing'],
  tools: ['fixtures', 'testing', 'bench', 'preview', 'wordpress-plugin', 'dom', 'platform', 'mount', 'ui', ...UNITS, 'loader'],
}
const ALL = Object.keys(MAY_IMPORT)
/** Never shipped. They import each other's files by path where nothing may have to be installed, so paths have a direction too. */
const NEVER_SHIPPED = ['fixtures', 'testing', 'bench', 'preview', 'tools', 'wordpress-plugin']

const directions = ALL.map((name) => {
  const forbidden = ALL.filter((other) => other !== name && !MAY_IMPORT[name].includes(other))
  return {
    files: [`packages/${name}/{src,bin}/**/*.{ts,tsx,mjs}`],
    ignores: ['**/*.test.{ts,tsx,mjs}', '**/*.test-d.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...(['dom', 'platform', 'rest-client', 'mount', 'loader'].includes(name)
              ? [
                  { name: 'react', message: 'dom, platform, mount and loader carry no React: draw in a part (packages/ui).' },
                  { name: 'react-dom', message: 'dom, platform, mount and loader carry no React: draw in a part (packages/ui).' },
                ]
              : []),
          ],
          patterns: [
            ...(forbidden.length > 0
              ? [
                  {
                    group: forbidden.flatMap((other) => [`@tillkit/${other}`, `@tillkit/${other}/*`]),
                    message: `${name} stands below it: imports go down (dom → platform → mount → ui → units → loader); units meet in platform or by a typed event.`,
                  },
                ]
              : []),
            {
              regex: `^(\\.\\./)+(${NEVER_SHIPPED.filter((other) => forbidden.includes(other)).join('|')})/(src|bin)/`,
              message: `${name} stands below it: fixtures ← testing ← bench, preview ← tools.`,
            },
            // Programs that start where nothing is installed name their own kind by path.
            { regex: '^(\\.\\./)+[\\w-]+/src/.*\\.tsx?$', message: 'Import another package by its name.' },
          ],
        },
      ],
    },
  }
})

/** Rules that ask the compiler for types stand in .oxlintrc.json: it asks the one that is ten times as fast. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'coverage/**', 'storybook-static/**'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // The compiler looks for it (noUnusedLocals, noUnusedParameters), and knows more of it.
      '@typescript-eslint/no-unused-vars': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
    },
  },
  { files: ['**/*.{test,spec}.ts', '**/*.test.tsx', 'packages/{fixtures,testing,bench,preview,tools}/**', 'examples/**'], rules: { 'max-lines': 'off', 'no-console': 'off' } },
  {
    // A long closure is a module that has not been cut yet. Beyond three parameters: one object with documented members.
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,test-d,fixtures}.{ts,tsx}', 'packages/{fixtures,testing,bench,preview,tools}/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }], 'max-params': ['error', 3] },
  },
  {
    // Listening, waiting and the bridges are asked for in hundreds of places, as a sentence: for this life, this node, from this
    // state, shows that. An error's members come in the order of Error's own.
    files: ['packages/dom/src/life.ts', 'packages/platform/src/jquery.ts', 'packages/mount/src/{adopt,adopt-fields,observe,problem,when}.ts'],
    rules: { 'max-params': ['error', 5] },
  },
  {
    // What the server calls its things by is named once, in an anatomy or a schema.
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{test,test-d,fixtures}.{ts,tsx}', '**/*anatomy*.ts', '**/*.schema*.ts', '**/*manifest.ts', '**/*messages.ts',
      'packages/{fixtures,testing,bench,preview,tools,debug-panel,wordpress-plugin,ui,rest-client}/**',
    ],
    plugins: { tillkit: { rules: { 'server-names': serverNames } } },
    rules: { 'tillkit/server-names': 'error' },
  },
  {
    // On a real page a form's field may be called "closest", "matches" or "id" and hide what the form has under that name.
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,fixtures}.{ts,tsx}', 'packages/{fixtures,testing,bench,preview,tools}/**', 'packages/dom/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Identifier[name=/[tT]arget$/]', 'MemberExpression[property.name=/[tT]arget$/]'].map((target) => ({
          selector: `CallExpression > MemberExpression[property.name=/^(closest|matches)$/] > ${target}.object`,
          message: 'What an event is at may be a form, whose fields hide its members: ask by nearest() of @tillkit/dom.',
        })),
      ],
    },
  },
  { files: ['packages/*/src/**/*.tsx'], ignores: ['**/*.test.tsx'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  {
    // What a test draws is drawn once: the rules of React's compiler, which is run on each file for them, are for what is shipped.
    files: ['packages/*/src/**/*.test.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  ...directions,
)

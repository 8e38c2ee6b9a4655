/** The packages' style sheets by path, as they are written; the debug panel's stays in its shadow root. */
export const cssSources = import.meta.glob<string>(['../../packages/*/src/*.css', '!../../packages/debug-panel/src/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Those of the kit's parts, which come with whoever draws them. */
export const partSources = import.meta.glob<string>('../../packages/ui/src/*/*.css', { query: '?raw', import: 'default', eager: true })

/** The same with what they import: libraries have sheets of their own. */
const builtParts = import.meta.glob<string>('../../packages/ui/src/*/*.css', { query: '?inline', import: 'default', eager: true })

/** Parts that others are put together of. */
const UNDER = ['visually-hidden', 'icon-button', 'button', 'popup', 'dialog']

/** What parts bring that are drawn, in the order of the cascade. */
const partsCss = Object.entries(builtParts)
  .map(([path, text]) => ({ rank: UNDER.findIndex((name) => path.endsWith(`/${name}.css`)), text }))
  .sort((left, right) => (left.rank < 0 ? UNDER.length : left.rank) - (right.rank < 0 ? UNDER.length : right.rank))
  .map(({ text }) => text)

/** Structure comes before what stands on it, as on a page. */
const FIRST = ['platform', 'mount', 'ui']

/** What pages have of our style sheets, once every unit has come and drawn what it can: those of the parts, and of all packages. */
export const tillkitCss = [...partsCss, ...Object.entries(cssSources)
  .map(([path, text]) => ({ rank: FIRST.indexOf(packageOf(path)), path, text }))
  .sort((left, right) => rankOf(left.rank) - rankOf(right.rank) || left.path.localeCompare(right.path, 'en'))
  .map(({ text }) => text)].join('\n')

/** The package that a path leads into. */
export function packageOf(path: string): string {
  return /packages\/([^/]+)\//.exec(path)?.[1] ?? ''
}

function rankOf(index: number): number {
  return index < 0 ? FIRST.length : index
}

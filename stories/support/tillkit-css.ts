/** The packages' style sheets by path, as they are written; the debug panel's stays in its shadow root. */
export const cssSources = import.meta.glob<string>(['../../packages/*/src/*.css', '!../../packages/debug-panel/src/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Those of the kit's parts, which come with whoever draws them. */
export const partSources = import.meta.glob<string>('../../packages/ui/src/*/*.css', { query: '?raw', import: 'default', eager: true })

/** Structure comes before what stands on it, as on a page. */
const FIRST = ['platform', 'mount', 'ui']

/** What pages have of our style sheets, once every unit has come: those of all packages. */
export const tillkitCss = Object.entries(cssSources)
  .map(([path, text]) => ({ rank: FIRST.indexOf(packageOf(path)), path, text }))
  .sort((left, right) => rankOf(left.rank) - rankOf(right.rank) || left.path.localeCompare(right.path, 'en'))
  .map(({ text }) => text)
  .join('\n')

/** The package that a path leads into. */
export function packageOf(path: string): string {
  return /packages\/([^/]+)\//.exec(path)?.[1] ?? ''
}

function rankOf(index: number): number {
  return index < 0 ? FIRST.length : index
}

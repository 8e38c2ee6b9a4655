/** Pages that show a section of the project's README; its other sections are part of the first one. */
const OF_PROJECT: Readonly<Record<string, string>> = {
  '': 'getting-started-theme-developers',
  '#replacing-the-shops-own-script': 'getting-started-replacing-the-old-script',
  '#sizes': 'reference-sizes',
  '#for-merchants': 'getting-started-merchants',
  '#for-designers': 'getting-started-designers',
}

/** Pages that show another text than a README. */
const OF_TEXTS: Readonly<Record<string, string>> = {
  'CONTRIBUTING.md': 'contributing',
  'packages/loader/REPLACING.md': 'getting-started-replacing-the-old-script',
  'packages/tools/SIZES.md': 'reference-sizes',
  'stories/README.md': 'reference-stories',
  'stories/docs/GLOSSARY.md': 'reference-glossary',
}

/** Packages that are no units: their pages stand together. */
const BASE = ['dom', 'platform', 'rest-client', 'mount', 'loader', 'fixtures', 'testing', 'bench', 'preview', 'tools', 'wordpress-plugin']

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g

/**
 * Points a README's links at the docs pages that are made from other READMEs. Links to files that have no page here
 * become plain words; addresses with a scheme and anchors stay.
 * @param path of the README, from the project's root
 */
export function linkPages(markdown: string, path: string): string {
  return markdown.replace(LINK, (link, words: string, target: string) => {
    if (/^([a-z]+:|#)/i.test(target)) return link
    const { pathname, hash } = new URL(target, `https://project.invalid/${path}`)
    const page = pageOf(pathname.slice(1), hash)
    return page ? `[${words}](?path=/docs/${page}--docs)` : words
  })
}

function pageOf(path: string, hash: string): string | undefined {
  if (path === 'README.md') return OF_PROJECT[hash] ?? OF_PROJECT['']
  if (OF_TEXTS[path]) return OF_TEXTS[path]
  const name = /^packages\/([^/]+)\/README\.md$/.exec(path)?.[1]
  if (name === undefined) return undefined
  return BASE.includes(name) ? `packages-${name}` : `${name}-read-me`
}

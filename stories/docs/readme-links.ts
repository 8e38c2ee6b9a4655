/** Packages that are no units: their pages stand together. */
const BASE = ['dom', 'platform', 'rest-client', 'mount', 'ui', 'loader', 'debug-panel', 'fixtures', 'testing', 'bench', 'preview', 'tools', 'wordpress-plugin']

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g

/**
 * Points a README's links at the docs pages that are made from other READMEs. Links to files that have no page here
 * become plain words; addresses with a scheme and anchors stay.
 * @param path of the README, from the project's root
 */
export function linkPages(markdown: string, path: string): string {
  return markdown.replace(LINK, (link, words: string, target: string) => {
    if (/^([a-z]+:|#)/i.test(target)) return link
    const page = pageOf(new URL(target, `https://project.invalid/${path}`).pathname.slice(1))
    return page ? `[${words}](${page})` : words
  })
}

function pageOf(path: string): string | undefined {
  const name = /^packages\/([^/]+)\/README\.md$/.exec(path)?.[1]
  if (name === undefined) return undefined
  return BASE.includes(name) ? `?path=/docs/packages-${name}--docs` : `?path=/docs/${name}-read-me--docs`
}

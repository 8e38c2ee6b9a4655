import { Markdown } from '@storybook/addon-docs/blocks'
import { linkPages } from './readme-links.ts'

const readmes = import.meta.glob<string>('../../packages/*/README.md', { query: '?raw', import: 'default', eager: true })

/** A package's README as a docs page: the file itself, no copy of it. */
export function Readme({ of: name }: { readonly of: string }) {
  const path = `packages/${name}/README.md`
  const text = readmes[`../../${path}`]
  if (text === undefined) throw new Error(`${path} is not there: the docs page of ${name} shows it.`)
  return <Markdown>{linkPages(text, path)}</Markdown>
}

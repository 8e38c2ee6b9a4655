import { Markdown } from '@storybook/addon-docs/blocks'
import contributing from '../../CONTRIBUTING.md?raw'
import replacing from '../../packages/loader/REPLACING.md?raw'
import sizes from '../../packages/tools/SIZES.md?raw'
import project from '../../README.md?raw'
import stories from '../README.md?raw'
import glossary from './GLOSSARY.md?raw'
import { linkPages } from './readme-links.ts'
import { sectionOf, sectionsOf } from './sections.ts'

const readmes = import.meta.glob<string>('../../packages/*/README.md', { query: '?raw', import: 'default', eager: true })
const packages = Object.entries(readmes).map(([path, text]) => ({ name: path.split('/')[3] ?? '', text }))

/** A package's README as a docs page: the file itself, no copy of it. */
export function Readme({ of: name }: { readonly of: string }) {
  const path = `packages/${name}/README.md`
  const text = readmes[`../../${path}`]
  if (text === undefined) throw new Error(`${path} is not there: the docs page of ${name} shows it.`)
  return <Markdown>{linkPages(text, path)}</Markdown>
}

/** Parts of the project's README as a page of their own. */
export function Guide({ title, sections }: { readonly title: string; readonly sections: readonly string[] }) {
  const [first, ...rest] = sections.map((each) => sectionOf(project, each))
  const text = [`# ${title}`, first?.body, ...rest.map((each) => `## ${each.title}\n\n${each.body}`)].join('\n\n')
  return <Markdown>{linkPages(text, 'README.md')}</Markdown>
}

const TEXTS = {
  'CONTRIBUTING.md': contributing,
  'packages/loader/REPLACING.md': replacing,
  'packages/tools/SIZES.md': sizes,
  'stories/README.md': stories,
  'stories/docs/GLOSSARY.md': glossary,
}

/** A text of the project that is no README, as a page of its own. */
export function Text({ of: path }: { readonly of: keyof typeof TEXTS }) {
  return <Markdown>{linkPages(TEXTS[path], path)}</Markdown>
}

/** What all packages' READMEs say under one heading: options, events, classes, errors. */
export function Everywhere({ title, under }: { readonly title: string; readonly under: RegExp }) {
  const parts = packages.flatMap(({ name, text }) => {
    const bodies = sectionsOf(text, 2).filter((section) => under.test(section.title) && !/^None\.?$/.test(section.body))
    return bodies.map(({ body }) => linkPages(`## @tillkit/${name}\n\n${body}`, `packages/${name}/README.md`))
  })
  return <Markdown>{[`# ${title}`, ...parts].join('\n\n')}</Markdown>
}

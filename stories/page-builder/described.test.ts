import { motionEffects, stickyElements } from '@tillkit/page-builder'
import { describe, expect, it } from 'vitest'
import { PRINTER } from '../support/server-story.tsx'
import type { ServerPageOptions } from '../support/stage.ts'

interface StoryParts {
  args?: object
  globals?: Readonly<Record<string, unknown>>
  parameters?: Record<string, (args: object) => ServerPageOptions>
}
type StoryModule = { default: StoryParts } & Readonly<Record<string, StoryParts>>

const files = Object.entries(import.meta.glob<StoryModule>('./*.stories.ts', { eager: true }))
const sources: Readonly<Record<string, string>> = import.meta.glob('./*.stories.ts', { eager: true, query: '?raw', import: 'default' })
const [members = []] = Object.values(import.meta.glob<readonly { readonly selector: string }[]>('../../packages/page-builder/src/members.ts', { eager: true, import: 'members' }))

/** A story's page, as the server prints it. */
function pagesOf({ default: meta, ...stories }: StoryModule): Document[] {
  return Object.values(stories).flatMap((story) => {
    const print = { ...meta.parameters, ...story.parameters }[PRINTER]
    return print ? [new DOMParser().parseFromString(`<body>${print({ ...meta.args, ...story.args }).html}</body>`, 'text/html')] : []
  })
}

describe('stories of the page builder', () => {
  it('show each member of the family, and each unit beside it, in a file of their own or in that of what it belongs to', () => {
    const pages = files.flatMap(([, module]) => pagesOf(module))
    const selectors = [...members, stickyElements, motionEffects].map(({ selector }) => selector)
    expect(selectors.length).toBeGreaterThan(25)
    expect(pages.length).toBeGreaterThan(90)
    expect(selectors.filter((selector) => !pages.some((page) => page.querySelector(selector)))).toEqual([])
  })

  it.each(files)('%s says of each of its states what it is', (name, { default: _meta, ...stories }) => {
    const states = Object.keys(stories)
    expect(states.length).toBeGreaterThan(0)
    expect(states.filter((state) => !new RegExp(`\\*/\nexport const ${state}: Story`).test(sources[name] ?? ''))).toEqual([])
  })

  it('show in forced colours what is told apart by colours elsewhere', () => {
    const forced = files.filter(([, { default: _meta, ...stories }]) => Object.values(stories).some(({ globals }) => globals?.['colours'] === 'forced')).map(([name]) => name.slice(2, -'.stories.ts'.length))
    expect(forced).toEqual(expect.arrayContaining(['bar-counter', 'circle-counter', 'filterable-portfolio', 'gallery', 'slider', 'star-rating', 'tabs', 'toggle', 'video']))
  })
})

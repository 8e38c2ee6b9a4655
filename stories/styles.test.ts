import {
  DISPLAY_TYPES,
  GENERATIONS,
  LAYOUT_STYLES,
  STYLE_SETTINGS,
  type DisplayType,
  type Generation,
} from '@tillkit/fixtures'
import { expect, it } from 'vitest'
import { PRINTER } from './support/server-story.tsx'
import type { ServerPageOptions } from './support/stage.ts'

interface StoryModule {
  default: StoryParts
  [name: string]: StoryParts
}
interface StoryParts {
  args?: object
  parameters?: Record<string, (args: object) => ServerPageOptions>
}

const files = import.meta.glob<StoryModule>('./tiered-pricing/*.stories.ts', { eager: true })

/** `blocks, style-3, 5.4`, or without a style where the layout has but one look. */
function nameOf(generation: Generation, displayType: string, style?: string): string {
  return [displayType, style, generation].filter(Boolean).join(', ')
}

/** Everything that the printers can print, from their own lists. */
function printable(): string[] {
  return DISPLAY_TYPES.flatMap((displayType) => GENERATIONS.flatMap((generation) => namesFor(displayType, generation)))
}

function namesFor(displayType: DisplayType, generation: Generation): string[] {
  const key = displayType in STYLE_SETTINGS ? STYLE_SETTINGS[displayType as keyof typeof STYLE_SETTINGS] : undefined
  const styles: readonly string[] = key ? LAYOUT_STYLES[key][generation] : []
  return styles.length > 0
    ? styles.map((style) => nameOf(generation, displayType, style))
    : [nameOf(generation, displayType)]
}

/** What a story's page shows, by the attributes that the server printed on it. */
function shownBy(page: ServerPageOptions): string[] {
  const body = new DOMParser().parseFromString(page.html, 'text/html')
  const data = Object(page.globals?.['tieredPricingGlobalData'])
  const generation: Generation = 'version' in data ? '7.x' : '5.4'
  return [...body.querySelectorAll('[data-display-type]')].flatMap((wrapper) => {
    const displayType = wrapper.getAttribute('data-display-type') ?? ''
    const key = Reflect.get(STYLE_SETTINGS, displayType)
    const settings = key ? readSettings(wrapper) : {}
    return [nameOf(generation, displayType, key && Reflect.get(settings, key))]
  })
}

function readSettings(wrapper: Element): object {
  try {
    return JSON.parse(wrapper.getAttribute('data-settings') ?? '{}') as object
  } catch {
    // A story of broken settings shows no style.
    return {}
  }
}

it('there is a story for every display type and style that the server can print', () => {
  const shown = Object.values(files).flatMap(({ default: meta, ...stories }) =>
    Object.values(stories).flatMap((story) => {
      const print = { ...meta.parameters, ...story.parameters }[PRINTER]
      return print ? shownBy(print({ ...meta.args, ...story.args })) : []
    }),
  )
  expect(printable().length).toBeGreaterThan(30)
  expect(printable().filter((name) => !shown.includes(name))).toEqual([])
})

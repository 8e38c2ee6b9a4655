import type { Meta } from '@storybook/react-vite'
import { BUILDER_SETTINGS } from '@tillkit/fixtures/page-builder'
import type { Unit } from '@tillkit/mount'
import { pageChrome } from '@tillkit/storefront'
import headerLooks from '@tillkit/fixtures/styles/shop/headers.css?inline'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import type { ServerPageOptions } from '../support/stage.ts'
import themeLooks from '@tillkit/fixtures/styles/themes/page-chrome.css?inline'

/** The theme's own rules for its headers and menus. */
const STYLES: Readonly<Record<string, string>> = import.meta.glob('../../packages/fixtures/src/styles/page-chrome/*.css', { query: '?inline', import: 'default', eager: true })

/** Those, and how a shop makes them look. */
const LOOKS = [...Object.values(STYLES), headerLooks, themeLooks]

/** Where the theme's own looks and markup break a rule of the checker's. They stay as the server prints them. */
const PRINTED_SO = [
  // The button of the search field in such a menu has no words.
  { id: 'button-name', selector: 'button:not(#searchsubmit_header)' },
  // Search fields say what they are by their title alone.
  { id: 'label-title-only', selector: 'input:not(.et-search-field, .et_pb_menu__search-input)' },
  // The number in a dot stands outside of what is seen.
  { id: 'label-content-name-mismatch', selector: '*:not(.side_nav_item a)' },
  // The theme's dots are eight pixels wide, and their margins belong to nobody.
  { id: 'target-size', selector: '*:not(.side_nav_item a)' },
]

/** What a story of a page with a header of the theme's is printed with. */
export interface ChromeStory<Args> {
  /** Prints the page: its markup, or that with what else it has. */
  readonly print: (args: Args & PageArgs) => string | ServerPageOptions
  /** The classes of its body. */
  readonly bodyClass: (args: Args & PageArgs) => string
  /** Globals of the page beside the theme's settings. */
  readonly globals?: Readonly<Record<string, unknown>>
  /** Units that share the page with the page chrome. Default none. */
  readonly besides?: readonly Unit[]
  /** Style sheets that their side of the server brings. Default none. */
  readonly styles?: readonly string[]
  /** Rules of the checker's that their markup breaks as the server prints it. Default none. */
  readonly rules?: readonly { readonly id: string; readonly selector: string }[]
  readonly args: Args
  readonly argTypes?: Meta<Args>['argTypes']
}

/** Sections of a page with a heading and words each, each so many px high. */
export function sectionsHtml(count = 4, height = 900): string {
  return Array.from({ length: count }, (_, index) => {
    const [title = '', words = ''] = PARTS[index % PARTS.length] ?? []
    const style = `box-sizing: border-box; min-height: ${String(height)}px; padding: 48px 10% 0; background: ${index % 2 ? '#f4f6f5' : '#fff'}; color: #17241f`
    return `<div id="part-${String(index + 1)}" class="et_pb_section et_pb_section_${String(index)} et_section_regular" style="${style}"><h2>${title}</h2><p>${words}</p></div>`
  }).join('')
}

const PARTS = [
  ['Paper', 'Thermal for tills, bond for kitchens, and every width that a printer takes.'],
  ['Prices', 'The more boxes, the less each costs.'],
  ['Delivery', 'Order by three and the parcel leaves today.'],
  ['Contact', 'A person answers, from eight to six.'],
] as const

/** The parts of a file's `meta` that run the theme's page chrome on a page of the theme's. */
export function chromeStory<Args>({ print, bodyClass, args, argTypes, globals = {}, besides = [], styles = [], rules = [] }: ChromeStory<Args>) {
  const story = serverStory<Args>({
    unit: [pageChrome, ...besides],
    args,
    ...(argTypes && { argTypes }),
    styles: [...styles, ...LOOKS],
    print: (all): ServerPageOptions => {
      const printed = print(all)
      const page = typeof printed === 'string' ? { html: printed } : printed
      return {
        ...page,
        pageClass: `et_divi_theme${page.pageClass ? ` ${page.pageClass}` : ''}`,
        bodyClass: `et_divi_theme ${bodyClass(all)}${all.dir === 'rtl' ? ' rtl' : ''}`,
        globals: { et_pb_custom: BUILDER_SETTINGS, ...globals, ...page.globals },
      }
    },
  })
  return { ...story, parameters: { ...story.parameters, a11y: { config: { rules: [...PRINTED_SO, ...rules] } } } }
}

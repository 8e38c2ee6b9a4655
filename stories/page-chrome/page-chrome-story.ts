import type { Meta } from '@storybook/react-vite'
import { BUILDER_SETTINGS } from '@tillkit/fixtures/page-builder'
import { pageChrome } from '@tillkit/storefront'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import type { ServerPageOptions } from '../support/stage.ts'

/** The theme's own rules for its headers and menus. */
const STYLES: Readonly<Record<string, string>> = import.meta.glob('../../packages/fixtures/src/styles/page-chrome/*.css', { query: '?inline', import: 'default', eager: true })

/** Where the theme's own looks and markup break a rule of the checker's. They stay as the server prints them. */
const PRINTED_SO = [
  // Links on the blue of menus that come over the page; shops choose colours of their own.
  { id: 'color-contrast', selector: '*:not(.et_slide_in_menu_container, .et_slide_in_menu_container *)' },
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
  /** Prints the page. */
  readonly print: (args: Args & PageArgs) => string
  /** The classes of its body. */
  readonly bodyClass: (args: Args & PageArgs) => string
  readonly args: Args
  readonly argTypes?: Meta<Args>['argTypes']
}

/** The parts of a file's `meta` that run the theme's page chrome on a page of the theme's. */
export function chromeStory<Args>({ print, bodyClass, args, argTypes }: ChromeStory<Args>) {
  const story = serverStory<Args>({
    unit: pageChrome,
    args,
    ...(argTypes && { argTypes }),
    styles: Object.values(STYLES),
    print: (all): ServerPageOptions => ({
      html: print(all),
      pageClass: 'et_divi_theme',
      bodyClass: `et_divi_theme ${bodyClass(all)}${all.dir === 'rtl' ? ' rtl' : ''}`,
      globals: { et_pb_custom: BUILDER_SETTINGS },
    }),
  })
  return { ...story, parameters: { ...story.parameters, a11y: { config: { rules: PRINTED_SO } } } }
}

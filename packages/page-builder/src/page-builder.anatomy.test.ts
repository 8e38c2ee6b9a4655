// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { members } from './members.ts'
import { manifest } from './page-builder.manifest.ts'
import { CLAIMS, FAMILY_SELECTOR } from './page-builder.anatomy.ts'

/** What a member mounts on without being looked for: it has nothing to do on a page that has none of the others. */
const ALONE_NOTHING: Readonly<Record<string, string>> = {
  body: 'globals and events of all modules; inner shadows are looked for by their list',
  '.et_pb_module select[name="rating"]': 'the review form of a product is in a module of the platform\'s, `et_pb_wc_…`, or in tabs',
}

/** What the server prints on or in what a member mounts on: the script tag looks for that. */
const PRINTED_WITH: Readonly<Record<string, string>> = {
  '.et_pb_video_slider': '.et_pb_slider',
  '.et_pb_gallery_grid': '.et_pb_gallery',
  '.et_pb_filterable_portfolio': '.et_pb_portfolio_items',
  '.et_pb_fullwidth_portfolio': '.et_pb_portfolio_items',
  '.et_pb_woo_custom_button_icon': '[class*=et_pb_wc_]',
}

/** Whose a claim is: what a member mounts on, in which or as which what is touched stands. */
const CLAIMED: Readonly<Record<string, string>> = {
  '.et_pb_tabs_controls a': '.et_pb_tabs',
  '.et_pb_toggle_title': '.et_pb_toggle',
  '.et_pb_portfolio_filter a': '.et_pb_filterable_portfolio',
  '.et_pb_gallery_image a': '.et_post_gallery',
  '.et_pb_video_overlay': '.et_pb_video_overlay',
  '.et_pb_lightbox_image': '.et_pb_lightbox_image',
  '.et_pb_fullwidth_header_scroll': '.et_pb_fullwidth_header_scroll',
  '.et_clickable:not(:has(a:hover,button:hover))': '.et_clickable',
}

/** The selectors of a list, those in brackets left together. */
function listed(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map((one) => one.trim())
}

/** The classes and attributes that an element, or one around it, has to have for a selector; what is said of others is left out. */
function wanted(selector: string): string[] {
  return selector.replaceAll(/:not\([^)]*\)|:has\([^)]*\)/g, '').match(/\.[\w-]+|\[[^\]]+\]/g) ?? []
}

const present = listed(FAMILY_SELECTOR)

/** Whether a page that has what a selector finds has what the script tag looks for. */
function isMet(selector: string): boolean {
  const within = /:has\(([^)]*)\)/.exec(selector)?.[1]
  if (within && listed(within).every(isMet)) return true
  return present.some((sought) => {
    const part = /^\[class\*=(.+)\]$/.exec(sought)?.[1]
    return part ? wanted(selector).some((one) => one.startsWith('.') && one.includes(part)) : wanted(sought).every((one) => wanted(selector).includes(one))
  })
}

describe('what the script tag knows of the modules', () => {
  it('is met by whatever a member mounts on, but for what has nothing to do by itself', () => {
    const unmet = members.flatMap(({ selector }) => listed(selector)).filter((selector) => !isMet(selector))
    expect(unmet.filter((selector) => !(selector in ALONE_NOTHING) && !present.includes(PRINTED_WITH[selector] ?? ''))).toEqual([])
    expect(Object.keys({ ...ALONE_NOTHING, ...PRINTED_WITH }).filter((selector) => !unmet.includes(selector))).toEqual([])
  })

  it('is one of these, or a list of inner shadows that is not empty, on any page', () => {
    expect([manifest.selector, manifest.needs]).toEqual(['body', [FAMILY_SELECTOR, 'et_pb_box_shadow_elements']])
    expect(FAMILY_SELECTOR.startsWith('.')).toBe(true)
  })

  it('names nothing that no member mounts on', () => {
    const all = members.flatMap(({ selector }) => listed(selector)).flatMap((selector) => [selector, ...listed(/:has\(([^)]*)\)/.exec(selector)?.[1] ?? '')])
    const idle = present.filter((sought) => {
      if (Object.values(PRINTED_WITH).includes(sought)) return false
      const part = /^\[class\*=(.+)\]$/.exec(sought)?.[1] ?? ''
      return !all.some((selector) => (part === '' ? wanted(sought).every((one) => wanted(selector).includes(one)) : wanted(selector).some((one) => one.includes(part))))
    })
    expect(idle).toEqual([])
  })

  it('holds touches for members alone', () => {
    expect(listed(CLAIMS)).toEqual(Object.keys(CLAIMED))
    const all = members.flatMap(({ selector }) => listed(selector))
    expect(Object.values(CLAIMED).filter((root) => !all.some((selector) => wanted(selector).includes(root)))).toEqual([])
  })

  it('is what each of them mounts on, as its unit says itself', async () => {
    const said = await Promise.all(members.map(async ({ selector, load }) => [selector, (await load()).unit.selector]))
    expect(said.filter(([table, own]) => table !== own)).toEqual([])
  })

  it('has each member once, by its selector and by its name', async () => {
    const names = await Promise.all(members.map(async ({ load }) => (await load()).unit.name))
    for (const each of [names, members.map(({ selector }) => selector)]) expect(new Set(each).size).toBe(members.length)
  })
})

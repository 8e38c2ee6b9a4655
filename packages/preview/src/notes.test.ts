import { readUnits } from '@tillkit/testing/project/units.mjs'
import { describe, expect, it } from 'vitest'
import { cartGlobalsScript } from '@tillkit/fixtures'
import { createMarkerSearch, MARKERS } from './notes.ts'

const SCRIPTS = readUnits().scripts
const HANDLES = SCRIPTS.map(({ handle }) => handle)

/** All handles of the file that a handle stands for: it may have had another one in older releases. */
const namesOf = (handle: string) => SCRIPTS.filter(({ file }) => file === SCRIPTS.find((one) => one.handle === handle)?.file).map((one) => one.handle)

/** What is found in these pieces of one text. */
function foundIn(...pieces: readonly string[]): readonly string[] {
  const search = createMarkerSearch(HANDLES)
  for (const piece of pieces) search.push(piece)
  return search.found()
}

/** Code that has the words of these handles in it, as combined files have. */
const codeOf = (...handles: readonly string[]) => handles.flatMap((handle) => MARKERS[handle] ?? []).map((word) => `f("${word}")`).join(';')

describe('the markers of legacy scripts', () => {
  it('are known of each script that Tillkit replaces', () => {
    expect(HANDLES.filter((handle) => !MARKERS[handle])).toEqual([])
  })

  it.each(HANDLES)('find %s, and nothing else, in a file with its code', (handle) => {
    expect(foundIn(codeOf(handle))).toEqual(namesOf(handle))
  })

  it('find all that one file holds', () => {
    expect([...foundIn(codeOf('wc-cart'), codeOf('woocommerce', 'wc-add-to-cart'))].sort()).toEqual(['wc-add-to-cart', 'wc-cart', 'woocommerce'])
  })

  it.each(HANDLES)('find %s wherever its code is cut in two', (handle) => {
    const code = codeOf(handle)
    for (let at = 0; at <= code.length; at += 7) expect(foundIn(code.slice(0, at), code.slice(at))).toEqual(namesOf(handle))
  })

  it('find nothing in the globals that a page prints', () => {
    expect(foundIn(cartGlobalsScript({ fragments: true, cart: true, woocommerce: true, countries: {} }))).toEqual([])
  })

  it.each([
    ['a theme that adds to the basket in its own way', '$(document).on("click",".ajax_add_to_cart",function(){$.post(wc_add_to_cart_params.wc_ajax_url)})'],
    ['a plugin that refreshes fragments', 'if(typeof wc_cart_fragments_params!=="undefined")$(document.body).trigger("wc_fragment_refresh")'],
    ['a gateway on the basket\'s page', 'if(window.wc_cart_params)$(document.body).on("updated_cart_totals updated_wc_div",paint)'],
    ['the script of address fields', '$(document.body).on("country_to_state_changing",function(){wc_address_i18n_params})'],
    ['a checkout that scrolls to its notices', '$.scroll_to_notices($(".woocommerce-error"))'],
  ])('find nothing in %s', (_what, code) => {
    expect(foundIn(code)).toEqual([])
  })
})

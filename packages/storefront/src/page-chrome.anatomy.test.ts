import { readdirSync, readFileSync } from 'node:fs'
import {
  commentsHtml,
  headerMobileMenuHtml,
  headerSearchButtonHtml,
  headerSearchHtml,
  menuModuleHtml,
  scrollTopHtml,
  sideMenuPageHtml,
  themePageHtml,
} from '@tillkit/fixtures/page-chrome'
import { capturesFolder } from '@tillkit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { members } from './members.ts'
import { manifest } from './page-chrome.manifest.ts'
import { CLAIMS, FAMILY_SELECTOR } from './page-chrome.anatomy.ts'

const HEADER = themePageHtml({ navigation: headerSearchButtonHtml() + headerMobileMenuHtml() + '<a class="et-cart-info" href="/cart/"></a>', header: headerSearchHtml() })
const VIDEO = '<div id="main-content"><iframe srcdoc="Video" src="https://www.youtube.com/embed/roll01"></iframe></div>'

/** A page for each member, by what it mounts on: the classes of the page, and of its HTML as little as the member needs. */
const PAGES: Readonly<Record<string, readonly [classes: string, html: string]>> = {
  'page-chrome/fixed-header': ['et_fixed_nav', HEADER],
  'page-chrome/logo-room': ['et_header_style_left', HEADER],
  'page-chrome/menus': ['et_divi_theme', '<ul class="menu"><li><a href="/shop/">Shop</a></li></ul>'],
  'page-chrome/mobile-menu': ['', menuModuleHtml()],
  'page-chrome/header-search': ['', HEADER],
  'page-chrome/menu-search': ['', menuModuleHtml({ search: 'field' })],
  'page-chrome/slide-menu': ['', sideMenuPageHtml('slide')],
  'page-chrome/fullscreen-menu': ['', sideMenuPageHtml('fullscreen')],
  'page-chrome/split-header': ['et_header_style_split', HEADER],
  'page-chrome/anchors': ['et_divi_theme', '<p><a href="#end">End</a></p>'],
  'page-chrome/side-dots': ['et_pb_side_nav_page', '<div></div>'],
  'page-chrome/scroll-top': ['', scrollTopHtml()],
  'page-chrome/cart-count': ['', '<a class="et-cart-info" href="/cart/"></a>'],
  'page-chrome/comments': ['et_divi_theme', commentsHtml()],
  'page-chrome/functions': ['et_divi_theme', '<p><a href="#end">End</a></p>'],
  'page-chrome/page-details': ['et_divi_theme', VIDEO],
}

const named = await Promise.all(members.map(async ({ selector, load }) => ({ selector, unit: (await load()).unit })))

/** Says of a page whether the script tag finds it, and which members mount on it. */
function look(root: ParentNode): { isFound: boolean; mounted: string[] } {
  return { isFound: root.querySelector(FAMILY_SELECTOR) !== null, mounted: named.filter(({ selector }) => root.querySelector(selector)).map(({ unit }) => unit.name) }
}

afterEach(() => {
  document.body.replaceChildren()
  document.body.removeAttribute('class')
})

describe('what the script tag knows of page chrome', () => {
  it.each(Object.entries(PAGES))('finds a page with no more than what %s mounts on', (member, [classes, html]) => {
    document.body.className = classes
    document.body.innerHTML = html
    const { isFound, mounted } = look(document)
    expect(mounted).toContain(member)
    expect(isFound).toBe(true)
  })

  it('finds none where the only link into the page skips to its content', () => {
    document.body.className = 'et_divi_theme'
    document.body.innerHTML = '<a class="skip-link" href="#main">Skip to the content</a><main id="main"></main>'
    expect(look(document).isFound).toBe(false)
  })

  it('has a page for each member, each of which is told apart', () => {
    expect(named.map(({ unit }) => unit.name).toSorted()).toEqual(Object.keys(PAGES).toSorted())
  })

  it('finds no page of another theme for its links, menus and videos', () => {
    document.body.innerHTML = `<ul class="menu"><li><a href="#end">End</a></li></ul>${VIDEO}`
    expect(look(document).isFound).toBe(false)
    // Nothing to do on a page of the theme's.
    document.body.className = 'et_divi_theme'
    document.body.innerHTML = '<div id="main-content"><a href="/shop/">Shop</a></div>'
    expect(look(document).isFound).toBe(false)
  })

  it('is what the manifest says, and holds touches for elements that members make buttons of', () => {
    expect([manifest.selector, manifest.claims]).toEqual([FAMILY_SELECTOR, [{ selector: CLAIMS }]])
    document.body.innerHTML = [HEADER, menuModuleHtml({ search: 'field' }), sideMenuPageHtml('slide'), sideMenuPageHtml('fullscreen'), scrollTopHtml()].join('')
    expect(CLAIMS.split(',').filter((claim) => !document.querySelector(claim))).toEqual([])
  })

  it('is what each of them mounts on, as its unit says itself', () => {
    expect(named.filter(({ selector, unit }) => selector !== unit.selector)).toEqual([])
  })
})

const folder = capturesFolder()
const captures = folder === undefined ? [] : readdirSync(folder).filter((name) => /^divi-.*\.html$/.test(name))

describe.skipIf(captures.length === 0)('captured pages of the theme', () => {
  it.each(captures)('%s is found where a member mounts on it', (name) => {
    const html = readFileSync(`${folder ?? ''}/${name}`, 'utf8').replaceAll(/<script[^]*?<\/script>|<style[^]*?<\/style>|<iframe[^]*?<\/iframe>/g, '')
    const { isFound, mounted } = look(new DOMParser().parseFromString(html, 'text/html'))
    expect([isFound, mounted.includes('page-chrome/anchors'), mounted.length > 2]).toEqual([true, true, true])
  })
})

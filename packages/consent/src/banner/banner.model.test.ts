import { bannerHtml, consentConfig, type ConsentSettings } from '@tillkit/fixtures/consent'
import { parseFragment } from '@tillkit/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { firstView } from '../cookie/consent.model.ts'
import { CONFIG } from './anatomy.ts'
import { readConfig, type ConsentConfig } from './config.ts'
import { cutAfter } from './description.model.ts'
import { dressBanner } from './dress.ts'
import { labelOf } from './switches.model.ts'
import { lawOf } from './template.ts'
import { shownIn } from './views.bind.ts'

afterEach(() => void Reflect.deleteProperty(window, CONFIG))

/** The settings of a page, as the unit reads them. */
function configOf(settings: ConsentSettings = {}): ConsentConfig {
  Reflect.set(window, CONFIG, consentConfig(settings))
  const config = readConfig()
  if (!config) throw new Error('The fixture is broken.')
  return config
}

function dressed(settings: ConsentSettings = {}): DocumentFragment {
  const fragment = parseFragment(bannerHtml(settings))
  dressBanner(fragment, configOf(settings), parseFragment)
  return fragment
}

const part = (fragment: DocumentFragment, selector: string): Element => {
  const found = fragment.querySelector(selector)
  if (!found) throw new Error(`${selector} is not there.`)
  return found
}

describe('the settings', () => {
  it('are read as the plugin prints them', () => {
    expect(configOf({ law: 'ccpa', days: '30', rootDomain: '.shop.test', isRightToLeft: true, reloads: true })).toMatchObject({
      law: 'ccpa',
      isRightToLeft: true,
      reloads: true,
      revisit: { isShown: true, position: 'bottom-left' },
      hasAuditTable: true,
      cookie: { slugs: ['necessary', 'functional', 'analytics', 'performance', 'advertisement'], days: 30, domain: '.shop.test' },
      switches: { detail: { on: '#1863DC', off: '#6B7280' } },
    })
  })

  it('hold for a year where the shop says nothing usable', () => {
    expect(configOf({ days: 'soon' }).cookie.days).toBe(365)
  })

  it.each([undefined, null, 'broken', [], {}, { _categories: [] }, { _categories: [{}, 7, { slug: '' }] }])('are none where there is nothing to choose: %j', (printed) => {
    Reflect.set(window, CONFIG, printed)
    expect(readConfig()).toBeUndefined()
  })

  it('survive members of other kinds', () => {
    Reflect.set(window, CONFIG, { _categories: { 1: { slug: 'analytics', cookies: 'none', defaultConsent: null } }, _bannerConfig: 7, _tags: 'x', _shortCodes: null })
    expect(readConfig()).toMatchObject({ law: 'gdpr', categories: [{ slug: 'analytics', name: 'analytics', cookies: [] }], layout: { type: 'box', position: 'bottom-left' } })
  })
})

describe('the banner that is made of the template', () => {
  it.each<[ConsentSettings, string]>([
    [{ type: 'box', position: 'bottom-left' }, 'cky-box-bottom-left'],
    [{ type: 'banner', position: 'top' }, 'cky-banner-top'],
    [{ type: 'popup', position: 'bottom-left' }, 'cky-popup-center'],
    [{ type: 'classic', preferences: 'pushdown', position: 'bottom' }, 'cky-classic-bottom'],
    [{ type: 'banner', preferences: 'pushdown', position: 'bottom' }, 'cky-classic-bottom'],
  ])('lies where the shop has it: %j', (settings, place) => {
    expect(part(dressed(settings), '.cky-consent-container').classList.contains(place)).toBe(true)
  })

  it('has its preferences at the side where the shop has them there', () => {
    expect(part(dressed({ preferences: 'sidebar-left' }), '.cky-modal').className).toBe('cky-modal cky-sidebar-left')
    expect(part(dressed(), '.cky-modal').className).toBe('cky-modal')
  })

  it('has roles and names', () => {
    const banner = dressed()
    expect(part(banner, '.cky-consent-container').outerHTML).toContain('role="region" aria-label="Your privacy"')
    expect(part(banner, '.cky-preference-center').outerHTML).toContain('role="dialog" aria-modal="true" aria-label="Choose cookies"')
    expect(part(dressed({ law: 'ccpa' }), '.cky-preference-center').getAttribute('aria-label')).toBe('Opt out')
    expect(part(dressed({ type: 'popup' }), '.cky-consent-container').getAttribute('aria-modal')).toBe('true')
  })

  it('can be chosen from by each optional category, with cookies listed or not (bug 20)', () => {
    const banner = dressed()
    expect([...banner.querySelectorAll('.cky-switch input')].map(({ id }) => id)).toEqual(['functional', 'analytics', 'performance', 'advertisement'].map((slug) => `ckySwitch${slug}`))
    expect([...banner.querySelectorAll('.cky-always-active')].map((one) => one.closest('.cky-accordion')?.id)).toEqual(['ckyDetailCategorynecessary'])
  })

  it('says which fold a button opens, and shows none where no cookies are listed', () => {
    const button = part(dressed(), '#ckyDetailCategoryanalytics .cky-accordion-btn')
    expect([button.getAttribute('aria-expanded'), button.getAttribute('aria-controls')]).toEqual(['false', 'ckyDetailBodyanalytics'])
    expect(dressed({ hasAudit: false }).querySelectorAll('.cky-accordion-chevron-hide')).toHaveLength(5)
  })

  it('is turned round where the page is', () => {
    expect([...dressed({ isRightToLeft: true }).querySelectorAll('.cky-rtl')].map((one) => one.getAttribute('data-cky-tag'))).toEqual(['revisit-consent', 'notice', 'detail'])
  })

  it('has the link to the policy where the shop has one', () => {
    expect(part(dressed({ hasPolicy: true }), '[data-cky-tag="description"] p > a').textContent).toBe('Cookie policy')
    expect(dressed().querySelector('.cky-policy')).toBeNull()
  })

  it('was made for one law or the other', () => {
    expect([lawOf(dressed()), lawOf(dressed({ law: 'ccpa' })), lawOf(parseFragment('<p>'))]).toEqual(['gdpr', 'ccpa', undefined])
  })
})

describe('what shows', () => {
  const shown = (view: 'closed' | 'banner' | 'preferences', settings: ConsentSettings, hasChosen = false) => {
    const config = configOf(settings)
    const consent = { ...firstView({ categories: config.categories, law: 'gdpr', hasSignal: false, id: 'x' }), hasChosen }
    return Object.entries(shownIn({ view, consent }, config)).filter(([, is]) => is).map(([name]) => name)
  }

  it('is the banner until it is answered, with the page covered behind a popup', () => {
    expect(shown('banner', {})).toEqual(['container'])
    expect(shown('banner', { type: 'popup' })).toEqual(['container', 'overlay'])
  })

  it('is the preferences in its place, or unfolded in it', () => {
    expect(shown('preferences', {}, true)).toEqual(['overlay', 'modal'])
    expect(shown('preferences', { preferences: 'pushdown' })).toEqual(['container', 'unfolded'])
  })

  it('is the button to choose anew once all is answered, where the shop has it', () => {
    expect(shown('closed', {}, true)).toEqual(['revisit'])
    expect(shown('closed', { hasRevisit: false }, true)).toEqual([])
    expect(shown('closed', {})).toEqual([])
  })
})

describe('a long description', () => {
  it.each<[string, number[], number, number | undefined]>([
    ['is short', [100, 200], 1280, undefined],
    ['is cut after the paragraph that is too much', [200, 150, 80], 1280, 2],
    ['never spares its last paragraph', [100, 250], 1280, 1],
    ['is cut earlier in a narrow window', [160, 20, 20], 375, 1],
    ['has one paragraph, and stays whole', [900], 320, undefined],
  ])('%s', (_title, lengths, width, expected) => {
    expect(cutAfter(lengths, width)).toBe(expected)
  })
})

describe('a switch', () => {
  const { shortCodes } = (Reflect.set(window, CONFIG, consentConfig()), readConfig() as ConsentConfig)

  it('says what pressing it would do', () => {
    const label = (isOn: boolean) => labelOf(shortCodes, { key: 'cky_category_toggle_label', isOn, slug: 'analytics', name: 'Analytics' })
    expect([label(true), label(false)]).toEqual(['Disable Analytics', 'Enable Analytics'])
    expect(labelOf(shortCodes, { key: 'cky_optout_toggle_label', isOn: false })).toBe('Enable Do not sell or share what you learn of me')
  })

  it('is called like its category where the plugin has no words, or words that hold themselves', () => {
    expect(labelOf({}, { key: 'cky_category_toggle_label', isOn: true, slug: 'x', name: 'Extra' })).toBe('Extra')
    expect(labelOf({ a: '[a]' }, { key: 'a', isOn: true, name: 'Extra' })).toBe('Extra')
  })
})

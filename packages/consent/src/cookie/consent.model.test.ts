import { describe, expect, it } from 'vitest'
import type { Category } from './category.ts'
import { acceptAll, closeBanner, decisionsOf, firstView, isOptedOut, isSameConsent, rejectAll, saveOptOut, saveTicked } from './consent.model.ts'
import { makeConsentId } from './consent-id.ts'
import { parseConsent, printConsent } from './consent-text.ts'

const category = (slug: string, more: Partial<Category> = {}): Category =>
  ({ slug, name: slug, isNecessary: false, cookies: [], byDefault: { gdpr: false, ccpa: false }, ...more })

const CATEGORIES = [
  category('functional'),
  category('necessary', { isNecessary: true, byDefault: { gdpr: true, ccpa: true } }),
  category('analytics', { byDefault: { gdpr: true, ccpa: true } }),
  category('advertisement'),
]
const SLUGS = CATEGORIES.map(({ slug }) => slug)
const first = (law: 'gdpr' | 'ccpa' = 'gdpr', hasSignal = false) => firstView({ categories: CATEGORIES, law, hasSignal, id: 'x' })

describe('the first view', () => {
  it('goes by each category for itself, whatever stands before it (bug 14)', () => {
    expect(first()).toEqual({ id: 'x', isGiven: false, hasChosen: false, choices: { functional: false, necessary: true, analytics: true, advertisement: false } })
  })

  it('allows nothing optional against the browser\'s signal', () => {
    expect(first('ccpa', true).choices).toEqual({ functional: false, necessary: true, analytics: false, advertisement: false })
  })
})

describe('a choice', () => {
  it('allows all, or what is necessary', () => {
    const [all, none] = [acceptAll(first(), CATEGORIES), rejectAll(first(), CATEGORIES)]
    expect([all.isGiven, all.hasChosen, decisionsOf(all, CATEGORIES)]).toEqual([true, true, { accepted: SLUGS, rejected: [] }])
    expect([none.isGiven, none.hasChosen, decisionsOf(none, CATEGORIES)]).toEqual([false, true, { accepted: ['necessary'], rejected: ['functional', 'analytics', 'advertisement'] }])
  })

  it('of some allows what is ticked, a category without listed cookies too (bug 20)', () => {
    const saved = saveTicked(first(), CATEGORIES, { functional: true, necessary: false })
    expect([saved.isGiven, saved.choices]).toEqual([true, { functional: true, necessary: true, analytics: false, advertisement: false }])
  })

  it('to opt out leaves what is not sold, and taking that back allows all', () => {
    const out = saveOptOut(first('ccpa'), { categories: CATEGORIES, law: 'ccpa' }, true)
    expect(out.choices).toEqual({ functional: false, necessary: true, analytics: true, advertisement: false })
    expect(isOptedOut(out, CATEGORIES)).toBe(true)
    const back = saveOptOut(out, { categories: CATEGORIES, law: 'ccpa' }, false)
    expect([Object.values(back.choices), isOptedOut(back, CATEGORIES)]).toEqual([[true, true, true, true], false])
  })

  it('by a box that nobody has ticked allows nothing more where the law asks before', () => {
    expect(saveOptOut(first(), { categories: CATEGORIES, law: 'gdpr' }, false).choices).toEqual(first().choices)
  })

  it('to close the banner is an answer that changes nothing', () => {
    expect(closeBanner(first())).toEqual({ ...first(), hasChosen: true })
  })

  it('is the same where all of it is', () => {
    expect(isSameConsent(first(), first())).toBe(true)
    expect(isSameConsent(first(), closeBanner(first()))).toBe(false)
    expect(isSameConsent(acceptAll(first(), CATEGORIES), saveTicked(first(), CATEGORIES, { analytics: true }))).toBe(false)
  })
})

describe('the cookie\'s value', () => {
  const WRITTEN = 'consentid:x,consent:yes,action:yes,functional:no,necessary:yes,analytics:yes,advertisement:no'

  it('is written as the plugin does, byte for byte', () => {
    expect(printConsent(saveTicked(first(), CATEGORIES, { analytics: true }), SLUGS)).toBe(WRITTEN)
    expect(printConsent(first(), SLUGS)).toBe('consentid:x,consent:no,action:,functional:no,necessary:yes,analytics:yes,advertisement:no')
  })

  it('is read again', () => {
    expect(parseConsent(WRITTEN, SLUGS)).toEqual(saveTicked(first(), CATEGORIES, { analytics: true }))
    expect(parseConsent(`${WRITTEN},other:yes`, ['other'])?.choices).toEqual({ other: true })
  })

  it.each(['', 'yes', '{"consent":true}', 'consent:yes,analytics:yes', 'consentid:,action:yes', ',,::,'])('that another tool has broken is none: %s', (text) => {
    expect(parseConsent(text, SLUGS)).toBeUndefined()
  })

  it('names a visitor by 32 letters and digits at random, in base64 without its padding', () => {
    expect(atob(makeConsentId())).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(makeConsentId((bytes) => bytes.fill(0))).toBe(btoa('A'.repeat(32)).replace('=', ''))
    expect(makeConsentId()).not.toBe(makeConsentId())
  })
})
